import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Episode, EpisodeCourse } from '../episode/episode.ts'
import type { EpisodeState, EpisodeStore } from '../episode/episode-store.ts'
import type { Episodes, IncompleteEpisode } from '../episode/episodes.ts'

/** The entry of an episode, independent of the feed. */
export interface Listing {
  readonly title: string
  readonly description: string
  /** BCP 47 tag; undefined if the podcast has none. */
  readonly language: string | undefined
  readonly durationMs: number
  /** The length of the MP3. */
  readonly bytes: number
}

/** A listing takes about a kilobyte. The number exceeds the pages of one course. */
const listingsInMemory = 5000
/** Podcasts read at a time, because one can take some megabytes. */
const podcastsAtOnce = 20

/**
 * A cache of episode listings. A podcast app requests a feed every hour, and making a listing reads the podcast. An
 * episode is listed again when its version in the database changes.
 */
export function createListings({
  episodes,
  store,
}: {
  episodes: Pick<Episodes, 'measure'>
  store: Pick<EpisodeStore, 'statesOf'>
}) {
  const known = new LRUCache<string, Listing | IncompleteEpisode>({ max: listingsInMemory })
  const oneAtATime = pLimit(1)
  const keyOf = ({ course }: EpisodeCourse, { version }: EpisodeState) => JSON.stringify([version, course])

  async function list(
    course: EpisodeCourse,
    states: readonly EpisodeState[],
  ): Promise<[string, Listing | IncompleteEpisode][]> {
    const pageIds = states.map(({ pageId }) => pageId)
    const measured = await episodes.measure(course, pageIds)
    const after = await store.statesOf(course, pageIds)
    const versions = new Map(after.map(({ pageId, version }) => [pageId, version]))
    return states.flatMap((state) => {
      const { pageId, version } = state
      const found = measured.get(pageId)
      if (!found) return []
      const listing = 'missing' in found ? found : listingOf(found)
      // The podcast may have changed before it was read. Then this is not the listing of the version.
      if (versions.get(pageId) === version) known.set(keyOf(course, state), listing)
      return [[pageId, listing]]
    })
  }

  return {
    /** By page: the listing of its episode, or why the feed omits it. */
    async of(
      course: EpisodeCourse,
      states: readonly EpisodeState[],
    ): Promise<ReadonlyMap<string, Listing | IncompleteEpisode>> {
      const isNew = (state: EpisodeState) => !known.has(keyOf(course, state))
      const made = new Map<string, Listing | IncompleteEpisode>()
      // Concurrent feeds wait here, so that the first request makes the listings for all.
      if (states.some(isNew))
        await oneAtATime(async () => {
          const rest = states.filter(isNew)
          for (let at = 0; at < rest.length; at += podcastsAtOnce)
            // oxlint-disable-next-line no-await-in-loop -- not all podcasts of a course in memory at once
            for (const [pageId, listing] of await list(course, rest.slice(at, at + podcastsAtOnce)))
              made.set(pageId, listing)
        })
      return new Map(
        states.flatMap((state) => {
          const listing = made.get(state.pageId) ?? known.get(keyOf(course, state))
          return listing ? [[state.pageId, listing]] : []
        }),
      )
    },
  }
}

function listingOf({ episode, bytes }: { episode: Episode; bytes: number }): Listing {
  const { podcast, plan } = episode
  return {
    title: podcast.podcast.title,
    description: descriptionOf(episode),
    language: podcast.podcast.language,
    durationMs: plan.durationMs,
    bytes,
  }
}

/** The learning goals, then the chapters with their start times, in the format of show notes. */
function descriptionOf({ podcast, plan }: Episode): string {
  const { learning_objectives: objectives, title } = podcast.podcast
  const learned = objectives.filter((point) => point.trim() !== '')
  const chapters = plan.chapters.map((chapter) => `${clockTime(chapter.startMs)} ${chapter.title}`)
  return [learned, chapters].flatMap((lines) => lines.join('\n') || []).join('\n\n') || title
}

/** '1:05'; from one hour on '1:00:05'. */
function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}
