import type { Feed, FeedDetails } from '@lectern/domain/api/learners/feeds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../../accounts/account.ts'
import { hashToken, newToken } from '../../../accounts/secrets/secrets.ts'
import { courseHome } from '../../../course-material/courses/course-home.ts'
import { addressOf, type FeedContext, ownArtworkUrl } from './feed-context.ts'

/** The feed of a course; its address is null if there is none. NOT_FOUND unless it is a course of the account. */
export async function getFeed(context: FeedContext, account: Account, courseId: string): Promise<Feed> {
  const { access, store, secrets } = context
  await access.requireCourse(account, courseId)
  const feed = await store.find(courseHome(account, courseId), courseId)
  if (!feed) return { url: null, author: null, description: null, artwork: null }
  const { author, description } = feed
  const address = addressOf(context, secrets.decrypt(feed.tokenCipher))
  return { url: `${address}/feed.xml`, author, description, artwork: ownArtworkUrl(address, feed) }
}

/** Creates the feed if there is none. */
export async function createFeed(context: FeedContext, account: Account, courseId: string): Promise<Feed> {
  const { access, store, secrets } = context
  const course = await access.requireCourse(account, courseId)
  const token = newToken()
  await store.add({
    courseSystem: courseHome(account, courseId),
    courseId,
    courseName: course.name,
    language: course.language ?? null,
    tokenHash: hashToken(token),
    tokenCipher: secrets.encrypt(token),
    createdBy: account.id,
  })
  return getFeed(context, account, courseId)
}

/** Changes what podcast apps show. NOT_FOUND also if the course has no feed. */
export async function describeFeed(
  context: FeedContext,
  account: Account,
  courseId: string,
  { author, description }: FeedDetails,
): Promise<Feed> {
  await context.access.requireCourse(account, courseId)
  const details = { author: author || null, description: description || null }
  if (!(await context.store.describe(courseHome(account, courseId), courseId, details)))
    throw new Problem('NOT_FOUND')
  return getFeed(context, account, courseId)
}

/** Removes the feed and its artwork. */
export async function revokeFeed(context: FeedContext, account: Account, courseId: string): Promise<void> {
  await context.access.requireCourse(account, courseId)
  await forgetFeed(context, courseHome(account, courseId), courseId)
}

/** The address of a course's feed; null without one. */
export async function feedUrlOf(
  context: FeedContext,
  home: string,
  courseId: string,
): Promise<string | null> {
  const feed = await context.store.find(home, courseId)
  return feed ? `${addressOf(context, context.secrets.decrypt(feed.tokenCipher))}/feed.xml` : null
}

/** As `revokeFeed`, for a course that was removed. */
export async function forgetFeed(
  { store, ownArtwork }: FeedContext,
  home: string,
  courseId: string,
): Promise<void> {
  const artwork = await store.remove(home, courseId)
  if (artwork !== null) await ownArtwork.removeBytes(artwork)
}
