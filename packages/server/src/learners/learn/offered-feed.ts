import type { KeptShare } from '../shares/share-store.ts'

/** The address of a course's podcast feed; null without one. */
export type FindFeedUrl = (home: string, courseId: string) => Promise<string | null>

/**
 * The feed that learners are offered: that of the course, for the share of a course. Null if the share ends or allows no
 * downloads, because the feed never ends and its episodes can be downloaded.
 */
export async function offeredFeed(
  feedUrl: FindFeedUrl,
  {
    courseSystem,
    courseId,
    pageId,
    downloads,
    expiresAt,
  }: Pick<KeptShare, 'courseSystem' | 'courseId' | 'pageId' | 'downloads' | 'expiresAt'>,
): Promise<string | null> {
  return pageId === null && downloads && expiresAt === null ? feedUrl(courseSystem, courseId) : null
}
