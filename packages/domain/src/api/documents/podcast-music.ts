import { z } from 'zod/mini'
import { bedParts } from '../../podcast/music/music-bed.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** The music beds as files, so that the editor plays the same music that the episode contains. */
export const podcastMusicApi = {
  part: {
    ...endpoint({
      method: 'GET',
      path: '/api/podcast_music/{bed}/{part}',
      access: 'media',
      summary:
        'The music of the opening or the closing of a podcast, at its levels. NOT_FOUND for other ids.',
      params: z.object({ bed: z.string(), part: z.enum(bedParts) }),
      answer: z.unknown(),
    }),
    file: 'audio/mpeg',
  },
} as const
