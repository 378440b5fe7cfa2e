import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { podcast } from './podcast.ts'
import { readPodcast } from './read-podcast.ts'

const segments = [{ key: 'a', segment_id: 1, segment_title: 'The sea', dialogue: [] }]

test.each(['polka', 3])('a stored podcast with unknown music has none: %j', (music_bed) => {
  const stored = { podcast: { title: 'Tides', music_bed }, segments }
  expect(podcast.safeParse(stored).success).toBe(false)
  expect(readPodcast(stored)).toEqual(podcast.parse({ podcast: { title: 'Tides' }, segments }))
})

test.each([[null], [{}], [{ podcast: { title: 'Tides' }, segments: [] }]])(
  'a stored podcast must be a podcast: %j',
  (stored) => {
    expect(() => readPodcast(stored)).toThrow(z.core.$ZodError)
  },
)
