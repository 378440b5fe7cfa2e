import { z } from 'zod/mini'
import { pageParams } from '../courses/ids.ts'
import { endpoint } from './endpoint.ts'

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
    summary: `${summary} While lines have no audio it is AUDIO_MISSING; partial=true leaves them out.`,
    query: z.object({ partial }),
  }),
  file,
})

/** A podcast as one file, and what goes with it. All of it is made of the podcast as it is saved. */
export const episodesApi = {
  audio: episodeFile(
    'episode.mp3',
    'audio/mpeg',
    'The podcast as one MP3 with chapters, artwork and the names of podcast and course.',
  ),
  webVtt: episodeFile('transcript.vtt', 'text/vtt; charset=utf-8', 'What is said and by whom, in time.'),
  subRip: episodeFile('transcript.srt', 'application/x-subrip; charset=utf-8', 'The same as subtitles.'),
  text: episodeFile('transcript.txt', 'text/plain; charset=utf-8', 'The same to be read.'),
  chapters: episodeFile(
    'chapters.json',
    'application/json+chapters; charset=utf-8',
    'A chapter for each segment, as Podcasting 2.0 has them.',
  ),
  artwork: {
    ...endpoint({
      ...ofPage,
      path: '/api/podcast/{courseId}/{pageId}/artwork.png',
      summary: 'The picture of the episode, square, in the colours of the theme.',
    }),
    file: 'image/png',
  },
} as const
