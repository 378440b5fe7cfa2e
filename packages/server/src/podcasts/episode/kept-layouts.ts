import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import type { EpisodePlace } from './episode.ts'
import type { EpisodeStore } from './episode-store.ts'
import type { Part } from './joined-file.ts'

/** The MP3 of an episode, ready to be read. */
export interface EpisodeLayout {
  readonly title: string
  readonly parts: readonly Part[]
  readonly bytes: number
  /** Names the content. */
  readonly version: string
}

/** A line takes some 150 bytes, so an hour takes about 200 kB: pieces and artwork stay in their files. */
const layoutsInMemory = 50

/**
 * Layouts of episodes in memory, since players ask for an episode in dozens of ranges. An episode is laid out again when
 * its version in the database is another, so a change in another process counts too.
 */
export function createKeptLayouts(
  store: Pick<EpisodeStore, 'statesOf'>,
  layOut: (place: EpisodePlace, partial: boolean) => Promise<EpisodeLayout>,
) {
  const layouts = new LRUCache<string, Promise<EpisodeLayout>>({ max: layoutsInMemory })

  async function versionAt({ home, courseId, pageId }: EpisodePlace): Promise<string> {
    const [state] = await store.statesOf(home, courseId, [pageId])
    if (!state) throw new Problem('NOT_FOUND')
    return state.version
  }

  async function make(key: string, version: string, place: EpisodePlace, partial: boolean) {
    const making = layOut(place, partial)
    layouts.set(key, making)
    try {
      const layout = await making
      // The podcast may have changed before it was read: then this is not the layout of the version.
      if ((await versionAt(place)) !== version) layouts.delete(key)
      return layout
    } catch (error) {
      layouts.delete(key)
      throw error
    }
  }

  return {
    /**
     * The layout, and how to discard it. Concurrent calls share one. NOT_FOUND when there is no podcast, else the
     * problems of `layOut`.
     */
    async get(place: EpisodePlace, partial: boolean) {
      const version = await versionAt(place)
      const key = JSON.stringify([version, place.course, partial])
      const layout = await (layouts.get(key) ?? make(key, version, place, partial))
      return { layout, discard: () => layouts.delete(key) }
    },
  }
}
