import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import type { EpisodePlace } from './episode.ts'
import type { EpisodeStore } from './episode-store.ts'
import type { Part } from './joined-file.ts'

/** The MP3 of an episode, ready to be read. */
export interface EpisodeLayout {
  readonly title: string
  /** BCP 47 tag; undefined if the podcast has none. */
  readonly language: string | undefined
  readonly parts: readonly Part[]
  readonly bytes: number
  /** Position of the first frame that is heard. */
  readonly soundAt: number
  /** Identifies the content. */
  readonly version: string
}

/**
 * A version that a listener started to play. All its ranges are from one file, also after another version was published:
 * NOT_FOUND if it is not current and no longer in memory.
 */
export interface AskedVersion {
  readonly version: string
  readonly isCurrent: boolean
  /** Reads again whether it is current. */
  readonly isStillCurrent: () => Promise<boolean>
}

/** How long an earlier version is played to listeners who began it. The time begins when it was last current. */
const servedAfterMs = 24 * 3_600_000

/** A line takes about 150 bytes and an hour about 200 kB, because clips and artwork stay in their files. */
const layoutsInMemory = 50

/**
 * A cache of episode layouts, because players request an episode in dozens of ranges. An episode is laid out again when
 * its version in the database changes, also if another process changed it.
 */
export function createLayoutCache(
  store: Pick<EpisodeStore, 'statesOf'>,
  layOut: (place: EpisodePlace, partial: boolean) => Promise<EpisodeLayout>,
) {
  const layouts = new LRUCache<string, Promise<EpisodeLayout>>({ max: layoutsInMemory })
  /** Keys of layouts by the versions that listeners know. */
  const names = new LRUCache<string, string>({
    max: 4 * layoutsInMemory,
    ttl: servedAfterMs,
    perf: { now: () => Date.now() },
  })

  async function versionAt(place: EpisodePlace): Promise<string> {
    const [state] = await store.statesOf(place, [place.pageId])
    if (!state) throw new Problem('NOT_FOUND')
    return state.version
  }

  async function make(key: string, version: string, place: EpisodePlace, partial: boolean) {
    const making = layOut(place, partial)
    layouts.set(key, making)
    try {
      const layout = await making
      // The podcast may have changed while it was read. Then this is not the layout of the version.
      if ((await versionAt(place)) !== version) layouts.delete(key)
      return layout
    } catch (error) {
      layouts.delete(key)
      throw error
    }
  }

  return {
    /**
     * The layout, and a function that discards it. Concurrent calls share one. NOT_FOUND if there is no podcast,
     * otherwise the problems of `layOut`.
     */
    async get(place: EpisodePlace, partial: boolean, asked?: AskedVersion) {
      const name = asked && JSON.stringify([asked.version, place, partial])
      const named = name && names.get(name)
      const known = named && layouts.get(named)
      if (known && asked.isCurrent) names.set(name, named)
      if (known) return { layout: await known, discard: () => layouts.delete(named) }
      if (asked?.isCurrent === false) throw new Problem('NOT_FOUND')
      const version = await versionAt(place)
      const key = JSON.stringify([version, place.course, partial])
      const layout = await (layouts.get(key) ?? make(key, version, place, partial))
      if (name) {
        // Another version may have been published meanwhile. This may be its file.
        if (!(await asked.isStillCurrent())) throw new Problem('NOT_FOUND')
        names.set(name, key)
      }
      return { layout, discard: () => layouts.delete(key) }
    },
  }
}
