import { createHash } from 'node:crypto'
import type { Feed, FeedDetails, FeedEpisode } from '@lectern/domain/api/feeds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import { hashToken, newToken, type Secrets } from '../../accounts/secrets.ts'
import type { CourseAccess } from '../../access/course-access.ts'
import { homeOfCourse } from '../../courses/home-of-course.ts'
import type { ServedFile } from '../../media/served-file.ts'
import type { EpisodeCourse, EpisodePlace } from '../episode/episode.ts'
import type { EpisodeState, EpisodeStore } from '../episode/episode-store.ts'
import type { Episodes } from '../episode/episodes.ts'
import type { Upload } from '../../route.ts'
import { feedXml, type FeedItem } from './feed-xml.ts'
import type { FeedStore, KeptFeed } from './feed-store.ts'
import { createListings, type Listing } from './listings.ts'
import type { OwnArtwork } from './own-artwork.ts'

/** The private podcast feeds of courses. */
export interface Feeds {
  /** The feed of a course; its address is null if there is none. NOT_FOUND unless it is a course of the account. */
  get(account: Account, courseId: string): Promise<Feed>
  /** Creates the feed if there is none. */
  create(account: Account, courseId: string): Promise<Feed>
  /** Changes what podcast apps show. NOT_FOUND also if the course has no feed. */
  describe(account: Account, courseId: string, details: FeedDetails): Promise<Feed>
  /**
   * The published podcasts of a course, in the order of the course, also before it has a feed. NOT_FOUND
   * as `get`.
   */
  episodes(account: Account, courseId: string): Promise<FeedEpisode[]>
  /** Stores artwork of the author, replacing the previous one. ARTWORK_NOT_FIT; NOT_FOUND as `describe`. */
  putArtwork(account: Account, courseId: string, upload: Upload): Promise<Feed>
  /** Returns to the artwork that Lectern draws. NOT_FOUND as `describe`. */
  removeArtwork(account: Account, courseId: string): Promise<Feed>
  /** The file that `artwork` serves, for authors of the feed. NOT_FOUND as `describe`. */
  seeArtwork(account: Account, courseId: string): Promise<ServedFile>
  /** Removes the feed and its artwork. */
  revoke(account: Account, courseId: string): Promise<void>
  /** The address of a course's feed; null without one. */
  urlOf(home: string, courseId: string): Promise<string | null>
  /** As `revoke`, for a course that was removed. */
  forget(home: string, courseId: string): Promise<void>
  /**
   * The feed as RSS, and when one of its podcasts was last saved. This and the following functions: NOT_FOUND for a
   * token that is unknown or revoked.
   */
  rss(token: string): Promise<{ readonly xml: string; readonly modified: Date }>
  artwork(token: string): Promise<ServedFile>
  /** The page of an episode. NOT_FOUND for an episode that is not in the feed. */
  place(token: string, pageId: string): Promise<EpisodePlace>
}

export interface FeedDependencies {
  readonly store: FeedStore
  readonly episodeStore: EpisodeStore
  readonly access: Pick<CourseAccess, 'requireCourse'>
  readonly episodes: Episodes
  readonly ownArtwork: OwnArtwork
  readonly secrets: Secrets
  /** Undefined for an account that was deleted. */
  readonly organizationOf: (accountId: string) => Promise<string | undefined>
  /** Address of Lectern, without a trailing slash. */
  readonly publicUrl: string
  /** The known ids of a course's pages in its order; undefined for a course that was removed. */
  readonly pageOrder: (home: string, courseId: string) => Promise<readonly string[] | undefined>
}

export function createFeeds(dependencies: FeedDependencies): Feeds {
  const { store, episodeStore, access, episodes, ownArtwork, secrets, publicUrl } = dependencies
  const { pageOrder, organizationOf } = dependencies
  const listings = createListings({ episodes, store: episodeStore })
  const addressOf = (token: string) => `${publicUrl}/api/feeds/${token}`

  async function get(account: Account, courseId: string): Promise<Feed> {
    await access.requireCourse(account, courseId)
    const feed = await store.find(homeOfCourse(account, courseId), courseId)
    if (!feed) return { url: null, author: null, description: null, artwork: null }
    const { author, description } = feed
    const address = addressOf(secrets.decrypt(feed.tokenCipher))
    return { url: `${address}/feed.xml`, author, description, artwork: ownArtworkUrl(address, feed) }
  }

  /** The feed of a token, with the order of the course's pages. */
  async function require(token: string): Promise<{ feed: KeptFeed; order: readonly string[] }> {
    const feed = await store.findByToken(hashToken(token))
    const order = feed && (await pageOrder(feed.courseSystem, feed.courseId))
    if (!feed || !order) throw new Problem('NOT_FOUND')
    return { feed, order }
  }

  /** The author's artwork if its file exists, otherwise the drawn one. */
  async function artworkOf(feed: KeptFeed): Promise<ServedFile> {
    const own = feed.artwork === null ? undefined : await ownArtwork.find(feed.artwork)
    return own ?? episodes.courseArtworkOf(courseOf(feed))
  }

  /** Replaces or removes the artwork, and deletes the previous file. */
  async function replaceArtwork(account: Account, courseId: string, filename: string | null): Promise<Feed> {
    const replaced = await store.setArtwork(homeOfCourse(account, courseId), courseId, filename)
    if (!replaced) {
      // The feed was revoked during the upload.
      if (filename !== null) await ownArtwork.forget(filename)
      throw new Problem('NOT_FOUND')
    }
    if (replaced.before !== null) await ownArtwork.removeBytes(replaced.before)
    return get(account, courseId)
  }

  async function forget(home: string, courseId: string): Promise<void> {
    const artwork = await store.remove(home, courseId)
    if (artwork !== null) await ownArtwork.removeBytes(artwork)
  }

  /** The feed of a course of the account. */
  async function requireOwn(account: Account, courseId: string): Promise<KeptFeed> {
    await access.requireCourse(account, courseId)
    const feed = await store.find(homeOfCourse(account, courseId), courseId)
    if (!feed) throw new Problem('NOT_FOUND')
    return feed
  }

  /** Published podcasts in the order of the course. Pages that the course no longer lists come last. */
  function inOrder(states: readonly EpisodeState[], order: readonly string[]): EpisodeState[] {
    const place = (pageId: string) => (order.includes(pageId) ? order.indexOf(pageId) : order.length)
    return states.toSorted(
      (a, b) => place(a.pageId) - place(b.pageId) || a.createdAt.getTime() - b.createdAt.getTime(),
    )
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

    async describe(account, courseId, { author, description }) {
      await access.requireCourse(account, courseId)
      const details = { author: author || null, description: description || null }
      if (!(await store.describe(homeOfCourse(account, courseId), courseId, details)))
        throw new Problem('NOT_FOUND')
      return get(account, courseId)
    },

    async episodes(account, courseId) {
      const { name } = await access.requireCourse(account, courseId)
      const home = homeOfCourse(account, courseId)
      const [states, order = []] = await Promise.all([
        episodeStore.statesOf({ home, courseId, version: 'published' }),
        pageOrder(home, courseId),
      ])
      const listedStates = inOrder(states, order)
      const listed = await listings.of({ home, courseId, course: name, version: 'published' }, listedStates)
      return listedStates.flatMap(({ pageId }) => {
        const listing = listed.get(pageId)
        if (!listing) return []
        const leftOut = 'missing' in listing ? listing.missing : null
        return [{ page_id: pageId, title: listing.title, left_out: leftOut }]
      })
    },

    async putArtwork(account, courseId, upload) {
      await requireOwn(account, courseId)
      const place = { courseSystem: homeOfCourse(account, courseId), courseId }
      return replaceArtwork(account, courseId, await ownArtwork.keep(account, place, upload))
    },

    async removeArtwork(account, courseId) {
      await requireOwn(account, courseId)
      return replaceArtwork(account, courseId, null)
    },

    async seeArtwork(account, courseId) {
      return artworkOf(await requireOwn(account, courseId))
    },

    async revoke(account, courseId) {
      await access.requireCourse(account, courseId)
      await forget(homeOfCourse(account, courseId), courseId)
    },

    forget,

    async urlOf(home, courseId) {
      const feed = await store.find(home, courseId)
      return feed ? `${addressOf(secrets.decrypt(feed.tokenCipher))}/feed.xml` : null
    },

    async rss(token) {
      const { feed, order } = await require(token)
      const address = addressOf(token)
      const states = await episodeStore.statesOf(courseOf(feed))
      const listedStates = inOrder(states, order)
      const listed = await listings.of(courseOf(feed), listedStates)
      const items = listedStates.flatMap((state) => {
        const listing = listed.get(state.pageId)
        return listing && 'bytes' in listing ? [itemOf(feed, address, state, listing)] : []
      })
      const xml = feedXml({
        title: feed.courseName,
        author: feed.author ?? (feed.createdBy && (await organizationOf(feed.createdBy))) ?? '',
        description: feed.description ?? '',
        language: feed.language ?? items[0]?.language ?? 'en',
        url: `${address}/feed.xml`,
        link: publicUrl,
        artworkUrl: ownArtworkUrl(address, feed) ?? `${address}/artwork.png`,
        items,
      })
      const changes = [
        feed.createdAt,
        feed.describedAt ?? feed.createdAt,
        ...states.map(({ updatedAt }) => updatedAt),
      ]
      return { xml, modified: changes.reduce((a, b) => (a > b ? a : b)) }
    },

    async artwork(token) {
      const { feed } = await require(token)
      return artworkOf(feed)
    },

    async place(token, pageId) {
      const { feed } = await require(token)
      const course = courseOf(feed)
      if ((await episodeStore.statesOf(course, [pageId])).length === 0) throw new Problem('NOT_FOUND')
      return { ...course, pageId }
    },
  }
}

function courseOf({ courseSystem, courseId, courseName }: KeptFeed): EpisodeCourse {
  return { home: courseSystem, courseId, course: courseName, version: 'published' }
}

/** Ends in the name of its file, so that another picture has another address. */
function ownArtworkUrl(address: string, { artwork }: KeptFeed): string | null {
  return artwork === null ? null : `${address}/own-artwork/${encodeURIComponent(artwork)}`
}

function itemOf(
  feed: KeptFeed,
  address: string,
  { pageId, createdAt }: EpisodeState,
  listing: Listing,
): FeedItem {
  const { courseSystem, courseId, language } = feed
  const of = (file: string) => `${address}/${encodeURIComponent(pageId)}/${file}`
  const { title, description, durationMs, bytes } = listing
  return {
    title,
    description,
    guid: `urn:lectern:${shortHash([courseSystem, courseId, pageId])}`,
    publishedAt: createdAt,
    language: listing.language ?? language ?? 'en',
    audio: { url: of('episode.mp3'), bytes, durationMs },
    artworkUrl: ownArtworkUrl(address, feed) ?? of('artwork.png'),
    transcriptUrl: of('transcript.vtt'),
    subRipUrl: of('transcript.srt'),
    chaptersUrl: of('chapters.json'),
  }
}

function shortHash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
