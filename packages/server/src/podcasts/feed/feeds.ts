import { createHash } from 'node:crypto'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import { hashToken, newToken, type Secrets } from '../../accounts/secrets.ts'
import type { CourseAccess } from '../../access/course-access.ts'
import { homeOfCourse } from '../../courses/home-of-course.ts'
import type { DocumentStore } from '../../documents/document-store.ts'
import type { ServedFile } from '../../media/served-file.ts'
import type { Episode, EpisodePlace } from '../episode/episode.ts'
import type { Episodes } from '../episode/episodes.ts'
import { feedXml, type FeedItem } from './feed-xml.ts'
import type { FeedStore, KeptFeed } from './feed-store.ts'

/** The private podcast feeds of courses. */
export interface Feeds {
  /** The address of a course's feed, or null. NOT_FOUND unless it is a course of theirs. */
  get(account: Account, courseId: string): Promise<string | null>
  /** Makes one where there is none. */
  create(account: Account, courseId: string): Promise<string | null>
  revoke(account: Account, courseId: string): Promise<void>
  /** The feed as RSS. This and what follows: NOT_FOUND for a token that is none, or none any more. */
  rss(token: string): Promise<string>
  artwork(token: string): Promise<ServedFile>
  /** NOT_FOUND for what is not in the feed. */
  episode(token: string, pageId: string): Promise<Episode>
}

interface FeedRooms {
  readonly store: FeedStore
  readonly documents: DocumentStore
  readonly access: CourseAccess
  readonly episodes: Episodes
  readonly secrets: Secrets
  /** Where Lectern is reached, without a slash at the end. */
  readonly publicUrl: string
  /** The ids of a course's pages in its order, as far as that is known; undefined for a course that was removed. */
  readonly pageOrder: (home: string, courseId: string) => Promise<readonly string[] | undefined>
}

export function createFeeds(rooms: FeedRooms): Feeds {
  const { store, documents, access, episodes, secrets, publicUrl, pageOrder } = rooms
  const addressOf = (token: string) => `${publicUrl}/api/feeds/${token}`

  async function get(account: Account, courseId: string): Promise<string | null> {
    await access.requireCourse(account, courseId)
    const feed = await store.find(homeOfCourse(account, courseId), courseId)
    return feed ? `${addressOf(secrets.decrypt(feed.tokenCipher))}/feed.xml` : null
  }

  /** The feed of a token, with the order of the course's pages. */
  async function require(token: string): Promise<{ feed: KeptFeed; order: readonly string[] }> {
    const feed = await store.findByToken(hashToken(token))
    const order = feed && (await pageOrder(feed.courseSystem, feed.courseId))
    if (!feed || !order) throw new Problem('NOT_FOUND')
    return { feed, order }
  }

  /** The podcasts that are complete, in the order of the course; what it does not list any more comes last. */
  async function completed(feed: KeptFeed, order: readonly string[]) {
    const place = (pageId: string) => (order.includes(pageId) ? order.indexOf(pageId) : order.length)
    return (await documents.ofCourse(feed.courseSystem, feed.courseId))
      .filter(({ format, status }) => format === 'podcast' && status === 'Completed')
      .toSorted((a, b) => place(a.pageId) - place(b.pageId) || a.createdAt.getTime() - b.createdAt.getTime())
  }

  /** Undefined while it cannot be heard whole: then it is not in the feed. */
  async function itemOf(
    feed: KeptFeed,
    address: string,
    { pageId, createdAt }: { pageId: string; createdAt: Date },
  ): Promise<FeedItem | undefined> {
    try {
      const episode = await episodes.episodeOf(placeOf(feed, pageId))
      const { bytes } = await episodes.audioOf(episode)
      const of = (file: string) => `${address}/${encodeURIComponent(pageId)}/${file}`
      return {
        title: episode.podcast.podcast.title,
        description: descriptionOf(episode.podcast),
        guid: `urn:lectern:${shortHash([feed.courseSystem, feed.courseId, pageId])}`,
        publishedAt: createdAt,
        language: languageOf(feed, episode.podcast),
        audio: { url: of('episode.mp3'), bytes, durationMs: episode.plan.durationMs },
        artworkUrl: of('artwork.png'),
        transcriptUrl: of('transcript.vtt'),
        chaptersUrl: of('chapters.json'),
      }
    } catch (error) {
      if (error instanceof Problem) return undefined
      throw error
    }
  }

  return {
    get,

    async create(account, courseId) {
      const course = await access.requireCourse(account, courseId)
      const token = newToken()
      await store.add({
        courseSystem: homeOfCourse(account, courseId),
        courseId,
        courseName: course.name,
        language: course.language ?? null,
        tokenHash: hashToken(token),
        tokenCipher: secrets.encrypt(token),
        createdBy: account.id,
      })
      return get(account, courseId)
    },

    async revoke(account, courseId) {
      await access.requireCourse(account, courseId)
      await store.remove(homeOfCourse(account, courseId), courseId)
    },

    async rss(token) {
      const { feed, order } = await require(token)
      const address = addressOf(token)
      const items: FeedItem[] = []
      for (const one of await completed(feed, order)) {
        // oxlint-disable-next-line no-await-in-loop -- a feed is read by machines, and shall not take all workers
        const item = await itemOf(feed, address, one)
        if (item) items.push(item)
      }
      return feedXml({
        title: feed.courseName,
        organization: '',
        language: feed.language ?? items[0]?.language ?? 'en',
        url: `${address}/feed.xml`,
        link: publicUrl,
        artworkUrl: `${address}/artwork.png`,
        items,
      })
    },

    async artwork(token) {
      const { feed } = await require(token)
      return episodes.courseArtworkOf(placeOf(feed, ''))
    },

    async episode(token, pageId) {
      const { feed, order } = await require(token)
      const known = (await completed(feed, order)).some((one) => one.pageId === pageId)
      if (!known) throw new Problem('NOT_FOUND')
      return episodes.episodeOf(placeOf(feed, pageId))
    },
  }
}

function placeOf({ courseSystem, courseId, courseName }: KeptFeed, pageId: string): EpisodePlace {
  return { home: courseSystem, courseId, pageId, course: courseName }
}

function languageOf(feed: KeptFeed, { podcast }: Podcast): string {
  return podcast.language ?? feed.language ?? 'en'
}

/** For whom it is and what one learns, else what it speaks of. */
function descriptionOf({ podcast, segments }: Podcast): string {
  const { learning_objectives: objectives, title } = podcast
  const points = objectives.length > 0 ? objectives : segments.map((segment) => segment.segment_title)
  return points.filter((point) => point.trim() !== '').join('\n') || title
}

function shortHash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
