import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
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

/**
 * Published podcasts in the order of the course. Pages that the course no longer lists come last. Translations are not in the
 * feed, which has one language.
 */
export function inOrder(states: readonly EpisodeState[], order: readonly string[]): EpisodeState[] {
  // A page can be in several modules. Its first place counts.
  const places = new Map(order.map((pageId, index) => [pageId, index] as const).toReversed())
  const place = (pageId: string) => places.get(pageId) ?? order.length
  const originals = states.filter(({ pageId }) => places.has(pageId) || !translatedPage(pageId))
  return originals.toSorted(
    (a, b) => place(a.pageId) - place(b.pageId) || a.createdAt.getTime() - b.createdAt.getTime(),
  )
}
