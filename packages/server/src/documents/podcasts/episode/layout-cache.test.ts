import { expect, test } from 'vitest'
import type { EpisodePlace } from './episode.ts'
import { createLayoutCache, type EpisodeLayout } from './layout-cache.ts'

const place: EpisodePlace = {
  home: 'home',
  courseId: '7',
  pageId: '71',
  course: 'Rain',
  version: 'published',
}

/** A podcast whose published version changes. Its layout has the title of the version that it was made from. */
function changingPodcast() {
  let published = 'first'
  const store = {
    statesOf: async () => [{ pageId: '71', createdAt: new Date(0), version: published }],
  }
  const layOut = async (): Promise<EpisodeLayout> => ({
    title: published,
    language: 'en',
    parts: [],
    bytes: 1,
    soundAt: 0,
    version: published,
  })
  const layouts = createLayoutCache(store, layOut)
  return {
    publish: (version: string) => void (published = version),
    /** Asks for a version that was current when the request began. */
    play: async (version: string, isCurrent = version === published): Promise<string> => {
      const isStillCurrent = async () => version === published
      return (await layouts.get(place, true, { version, isCurrent, isStillCurrent })).layout.title
    },
  }
}

test('an earlier version keeps its file', async () => {
  const { publish, play } = changingPodcast()
  expect(await play('first')).toBe('first')
  publish('second')
  expect([await play('first'), await play('second')]).toEqual(['first', 'second'])
})

test('another version that is published while a request begins is not stored as the one that it asked for', async () => {
  const { publish, play } = changingPodcast()
  publish('second')
  await expect(play('first', true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(play('first')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await play('second')).toBe('second')
})
