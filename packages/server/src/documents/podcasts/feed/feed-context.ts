import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../../../course-material/access/course-access.ts'
import type { Account } from '../../../accounts/account.ts'
import type { Secrets } from '../../../accounts/secrets/secrets.ts'
import { courseHome } from '../../../course-material/courses/course-home.ts'
import type { EpisodeCourse } from '../episode/episode.ts'
import type { EpisodeStore } from '../episode/episode-store.ts'
import type { Episodes } from '../episode/episodes.ts'
import type { createFeedChanges } from './feed-changes.ts'
import type { FeedStore, KeptFeed } from './feed-store.ts'
import type { createListings } from './listings.ts'
import type { OwnArtwork } from './own-artwork.ts'

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

/** Dependencies shared by the operations on feeds. */
export interface FeedContext extends FeedDependencies {
  readonly listings: ReturnType<typeof createListings>
  readonly changes: ReturnType<typeof createFeedChanges>
}

/** The address of a feed's files, without a trailing slash. */
export const addressOf = ({ publicUrl }: FeedContext, token: string) => `${publicUrl}/api/feeds/${token}`

/** The course of a feed, for its episodes. */
export const courseOf = ({ courseSystem, courseId, courseName }: KeptFeed): EpisodeCourse => ({
  home: courseSystem,
  courseId,
  course: courseName,
  version: 'published',
})

/** Ends in the name of its file, so that another picture has another address. */
export const ownArtworkUrl = (address: string, { artwork }: KeptFeed): string | null =>
  artwork === null ? null : `${address}/own-artwork/${encodeURIComponent(artwork)}`

/** The feed of a course of the account. NOT_FOUND if the course has none, or is not a course of the account. */
export async function requireOwn(
  { access, store }: FeedContext,
  account: Account,
  courseId: string,
): Promise<KeptFeed> {
  await access.requireCourse(account, courseId)
  const feed = await store.find(courseHome(account, courseId), courseId)
  if (!feed) throw new Problem('NOT_FOUND')
  return feed
}
