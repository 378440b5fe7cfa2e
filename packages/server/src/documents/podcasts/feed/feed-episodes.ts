import type { FeedEpisode } from '@lectern/domain/api/learners/feeds.ts'
import type { Account } from '../../../accounts/account.ts'
import { courseHome } from '../../../course-material/courses/course-home.ts'
import type { EpisodeState } from '../episode/episode-store.ts'
import type { FeedContext } from './feed-context.ts'

/**
 * The published podcasts of a course, in the order of the course, also before it has a feed. NOT_FOUND unless it is a
 * course of the account.
 */
export async function listEpisodes(
  { access, episodeStore, pageOrder, listings }: FeedContext,
  account: Account,
  courseId: string,
): Promise<FeedEpisode[]> {
  const { name } = await access.requireCourse(account, courseId)
  const home = courseHome(account, courseId)
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
}

/** Published podcasts in the order of the course. Pages that the course no longer lists come last. */
export function inOrder(states: readonly EpisodeState[], order: readonly string[]): EpisodeState[] {
  const place = (pageId: string) => (order.includes(pageId) ? order.indexOf(pageId) : order.length)
  return states.toSorted(
    (a, b) => place(a.pageId) - place(b.pageId) || a.createdAt.getTime() - b.createdAt.getTime(),
  )
}
