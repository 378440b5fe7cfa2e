import type { LearnerCourse } from '@lectern/domain/learn/learner-piece.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SystemPage } from '../../course-material/courses/course-system.ts'
import type { PublicationMark, PublicationStore } from '../../pieces/documents/published/publication-store.ts'
import type { CourseOutline } from '../../course-material/imports/page-order.ts'
import type { KeptShare } from '../shares/share-store.ts'
import { learnerLink } from './learner-pieces.ts'
import { type FindFeedUrl, offeredFeed } from './offered-feed.ts'

export interface CourseDependencies {
  readonly publications: Pick<PublicationStore, 'publicationMarks'>
  readonly outline: CourseOutline
  readonly feedUrl: FindFeedUrl
}

/** The published pieces of a course, by module, in the order of the course. */
export async function learnerCourse(
  { publications, outline, feedUrl }: CourseDependencies,
  { share, address }: { readonly share: KeptShare; readonly address: string },
): Promise<LearnerCourse> {
  const { courseSystem: home, courseId, courseName, courseCode, language } = share
  const [marks, pages, feed] = await Promise.all([
    publications.publicationMarks(home, courseId),
    outline(home, courseId),
    offeredFeed(feedUrl, share),
  ])
  if (!pages) throw new Problem('NOT_FOUND')
  return {
    address,
    title: courseName,
    code: courseCode,
    language,
    modules: modulesOf(address, marks, pages),
    feed_url: feed,
  }
}

function modulesOf(
  address: string,
  marks: readonly PublicationMark[],
  pages: readonly SystemPage[],
): LearnerCourse['modules'] {
  const byPage = Map.groupBy(marks, ({ pageId }) => pageId)
  const modules = new Map<string | null, LearnerCourse['modules'][number]>()
  const add = (pageId: string, title: string, module: SystemPage['module']) => {
    const pieces = byPage.get(pageId)
    byPage.delete(pageId)
    if (!pieces) return
    const listed = modules.get(module?.id ?? null) ?? { title: module?.name ?? null, pages: [] }
    const present = pieces.map((mark) => ({
      ...learnerLink(address, mark),
      published_at: mark.publishedAt.toISOString(),
    }))
    // Slideshows first, as on the other screens.
    present.sort((a, b) => b.format.localeCompare(a.format))
    listed.pages.push({ page_id: pageId, title, pieces: present })
    modules.set(module?.id ?? null, listed)
  }
  for (const { id, title, module } of pages) add(id, title, module)
  // Pages that the course no longer lists.
  for (const [pageId, [first]] of byPage) add(pageId, first?.title ?? '', null)
  const ordered = [...modules]
  return [...ordered.filter(([id]) => id !== null), ...ordered.filter(([id]) => id === null)].map(
    ([, module]) => module,
  )
}
