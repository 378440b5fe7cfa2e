import { z } from 'zod/mini'
import { pageParams } from '../../courses/ids.ts'
import { endpoint } from '../endpoint/endpoint.ts'

const partial = z._default(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
  false,
)

const ofPage = { method: 'GET', access: 'media', params: pageParams, answer: z.unknown() } as const

const episodeFile = (name: string, file: string, summary: string) => ({
  ...endpoint({
    ...ofPage,
    path: `/api/podcast/{courseId}/{pageId}/${name}`,
    summary: `${summary} AUDIO_MISSING while lines have no audio; partial=true omits these lines.`,
    query: z.object({ partial }),
  }),
  file,
})

/** A podcast as one file, with its captions and chapters. They are derived from the saved podcast. */
export const episodesApi = {
  audio: episodeFile(
    'episode.mp3',
    'audio/mpeg',
    'The podcast as one MP3 with chapters, artwork and the names of podcast and course.',
  ),
  webVtt: episodeFile(
    'transcript.vtt',
    'text/vtt; charset=utf-8',
    'The spoken text with speakers and times.',
  ),
  subRip: episodeFile(
    'transcript.srt',
    'application/x-subrip; charset=utf-8',
    'The same as SubRip subtitles.',
  ),
  text: episodeFile('transcript.txt', 'text/plain; charset=utf-8', 'The same as plain text.'),
  chapters: episodeFile(
    'chapters.json',
    'application/json+chapters; charset=utf-8',
    'A chapter for each segment, in the format of Podcasting 2.0.',
  ),
  artwork: {
    ...endpoint({
      ...ofPage,
      path: '/api/podcast/{courseId}/{pageId}/artwork.png',
      summary: 'The square picture of the episode, in the colours of the theme.',
    }),
    file: 'image/png',
  },
} as const
