import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { hashToken } from '../../../accounts/secrets/secrets.ts'
import type { ServedFile } from '../../../course-material/media/served-file.ts'
import type { EpisodePlace } from '../episode/episode.ts'
import type { EpisodeState } from '../episode/episode-store.ts'
import { artworkOf } from './feed-artwork.ts'
import { addressOf, courseOf, type FeedContext, ownArtworkUrl } from './feed-context.ts'
import { inOrder } from './feed-episodes.ts'
import type { KeptFeed } from './feed-store.ts'
import { type FeedItem, feedXml } from './feed-xml.ts'
import type { Listing } from './listings.ts'

/**
 * The feed as RSS, and when it changed, if that is known. This and the other functions for podcast apps: NOT_FOUND for a
 * token that is unknown or revoked.
 */
export async function rss(
  context: FeedContext,
  token: string,
): Promise<{ readonly xml: string; readonly modified: Date | undefined }> {
  const { feed, order } = await requireFeed(context, token)
  const listedStates = inOrder(await context.episodeStore.statesOf(courseOf(feed)), order)
  const listed = await context.listings.of(courseOf(feed), listedStates)
  const address = addressOf(context, token)
  const items = listedStates.flatMap((state) => {
    const listing = listed.get(state.pageId)
    return listing && 'bytes' in listing ? [itemOf(feed, address, state, listing)] : []
  })
  const xml = await xmlOf(context, feed, address, items)
  return { xml, modified: context.changes.modifiedAt(hashToken(token), xml) }
}

/** The artwork of the course. */
export async function artwork(context: FeedContext, token: string): Promise<ServedFile> {
  const { feed } = await requireFeed(context, token)
  return artworkOf(context, feed)
}

/** The page of an episode. NOT_FOUND for an episode that is not in the feed. */
export async function placeOf(context: FeedContext, token: string, pageId: string): Promise<EpisodePlace> {
  const { feed, order } = await requireFeed(context, token)
  const course = courseOf(feed)
  const states = await context.episodeStore.statesOf(course, [pageId])
  if (inOrder(states, order).length === 0) throw new Problem('NOT_FOUND')
  return { ...course, pageId }
}

/** The feed of a token, with the order of the course's pages. */
async function requireFeed(
  { store, pageOrder }: FeedContext,
  token: string,
): Promise<{ feed: KeptFeed; order: readonly string[] }> {
  const feed = await store.findByToken(hashToken(token))
  const order = feed && (await pageOrder(feed.courseSystem, feed.courseId))
  if (!feed || !order) throw new Problem('NOT_FOUND')
  return { feed, order }
}

async function xmlOf(
  { organizationOf, publicUrl }: FeedContext,
  feed: KeptFeed,
  address: string,
  items: readonly FeedItem[],
): Promise<string> {
  return feedXml({
    title: feed.courseName,
    author: feed.author ?? (feed.createdBy && (await organizationOf(feed.createdBy))) ?? '',
    description: feed.description ?? '',
    language: feed.language ?? items[0]?.language ?? 'en',
    url: `${address}/feed.xml`,
    link: publicUrl,
    artworkUrl: ownArtworkUrl(address, feed) ?? `${address}/artwork.png`,
    items,
  })
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
