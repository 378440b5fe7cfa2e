import type { Feed } from '@lectern/domain/api/learners/feeds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../../accounts/account.ts'
import { courseHome } from '../../../course-material/courses/course-home.ts'
import type { ServedFile } from '../../../course-material/media/served-file.ts'
import type { Upload } from '../../../route.ts'
import { courseOf, type FeedContext, requireOwn } from './feed-context.ts'
import type { KeptFeed } from './feed-store.ts'
import { getFeed } from './own-feeds.ts'

/** Stores artwork of the author, replacing the previous one. ARTWORK_NOT_FIT; NOT_FOUND if there is no feed. */
export async function putArtwork(
  context: FeedContext,
  account: Account,
  courseId: string,
  upload: Upload,
): Promise<Feed> {
  await requireOwn(context, account, courseId)
  const place = { courseSystem: courseHome(account, courseId), courseId }
  const filename = await context.ownArtwork.keep(account, place, upload)
  return replaceArtwork(context, account, courseId, filename)
}

/** Returns to the artwork that Lectern draws. NOT_FOUND if there is no feed. */
export async function removeArtwork(context: FeedContext, account: Account, courseId: string): Promise<Feed> {
  await requireOwn(context, account, courseId)
  return replaceArtwork(context, account, courseId, null)
}

/** The file that podcast apps get, for authors of the feed. NOT_FOUND if there is no feed. */
export async function seeArtwork(
  context: FeedContext,
  account: Account,
  courseId: string,
): Promise<ServedFile> {
  return artworkOf(context, await requireOwn(context, account, courseId))
}

/** The author's artwork if its file exists, otherwise the drawn one. */
export async function artworkOf({ ownArtwork, episodes }: FeedContext, feed: KeptFeed): Promise<ServedFile> {
  const own = feed.artwork === null ? undefined : await ownArtwork.find(feed.artwork)
  return own ?? episodes.courseArtworkOf(courseOf(feed))
}

/** Replaces or removes the artwork, and deletes the previous file. */
async function replaceArtwork(
  context: FeedContext,
  account: Account,
  courseId: string,
  filename: string | null,
): Promise<Feed> {
  const { store, ownArtwork } = context
  const replaced = await store.setArtwork(courseHome(account, courseId), courseId, filename)
  if (!replaced) {
    // The feed was revoked during the upload.
    if (filename !== null) await ownArtwork.forget(filename)
    throw new Problem('NOT_FOUND')
  }
  if (replaced.before !== null) await ownArtwork.removeBytes(replaced.before)
  return getFeed(context, account, courseId)
}
