import { createHash } from 'node:crypto'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import type { LearnerCourse, LearnerTranslation } from '@lectern/domain/learn/learner-document.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SystemPage } from '../../course-material/courses/course-system.ts'
import type {
  PublicationMark,
  PublicationStore,
} from '../../documents/library/published/publication-store.ts'
import type { CourseOutline } from '../../course-material/imports/page-order.ts'
import { LRUCache } from 'lru-cache'
import { learnerLink, stateKey } from './learner-documents.ts'
import { inOtherLanguages, originalOf } from './other-languages.ts'
import type { LearnerCoursePlace } from './learner-places.ts'
import { type FindFeedUrl, offeredFeed } from './offered-feed.ts'

export interface CourseDependencies {
  readonly publications: Pick<PublicationStore, 'publicationMarks'>
  readonly outline: CourseOutline
  readonly feedUrl: FindFeedUrl
}

/** The course of a share, ready to be sent. */
export interface PreparedCourse {
  readonly course: LearnerCourse
  /** Changes with everything that the page shows. */
  readonly version: string
}

/** Pages of courses in memory. A page with both formats takes about 1 KB. */
const pagesInMemory = 20_000

/** The courses at the addresses of shares. A course is read again when the state of its share has changed. */
export function createLearnerCourses(dependencies: CourseDependencies) {
  const kept = new LRUCache<string, PreparedCourse & { readonly key: string }>({
    maxSize: pagesInMemory,
    sizeCalculation: sizeOf,
  })

  return {
    /** NOT_FOUND if the course was removed. */
    async find(place: LearnerCoursePlace): Promise<PreparedCourse> {
      const key = stateKey(place)
      const known = kept.get(place.address)
      if (known?.key === key) return known
      const course = await readCourse(dependencies, place)
      // The state also changes when the course system lists the same pages again.
      const version = createHash('sha256').update(JSON.stringify(course)).digest('base64url')
      const prepared = { key, course, version }
      kept.set(place.address, prepared)
      return prepared
    },
  }
}

export type LearnerCourses = ReturnType<typeof createLearnerCourses>

const sizeOf = ({ course }: PreparedCourse) =>
  course.modules.reduce((sum, { pages }) => sum + pages.length, 1)

/** The published documents of a course, by module, in the order of the course. */
async function readCourse(
  { publications, outline, feedUrl }: CourseDependencies,
  { share, address }: LearnerCoursePlace,
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
  const pageIds = new Set(pages.map(({ id }) => id))
  const inLanguages = Map.groupBy(marks, ({ pageId }) => originalOf(pageId, pageIds))
  const modules = new Map<string | null, LearnerCourse['modules'][number]>()
  const add = (pageId: string, title: string, module: SystemPage['module']) => {
    const documents = byPage.get(pageId)
    byPage.delete(pageId)
    if (!documents) return
    const listed = modules.get(module?.id ?? null) ?? { title: module?.name ?? null, pages: [] }
    const present = documents.map((mark) => ({
      ...learnerLink(address, mark),
      published_at: mark.publishedAt.toISOString(),
    }))
    // In the order of the other screens.
    present.sort((a, b) => formatNames.indexOf(a.format) - formatNames.indexOf(b.format))
    const translations = translationsOf(address, pageId, inLanguages.get(pageId) ?? [], pageIds)
    listed.pages.push({ page_id: pageId, title, pieces: present, translations })
    modules.set(module?.id ?? null, listed)
  }
  for (const { id, title, module } of pages) add(id, title, module)
  // Pages that the course no longer lists. The page of a course shows originals only.
  for (const [pageId, [first]] of byPage)
    if (originalOf(pageId, pageIds) === pageId) add(pageId, first?.title ?? '', null)
  const ordered = [...modules]
  return [...ordered.filter(([id]) => id !== null), ...ordered.filter(([id]) => id === null)].map(
    ([, module]) => module,
  )
}

/** The translations of a page's documents. A language has one link, because the page behind it has one to the other format. */
function translationsOf(
  address: string,
  pageId: string,
  marks: readonly PublicationMark[],
  pageIds: ReadonlySet<string>,
): LearnerTranslation[] {
  return inOtherLanguages(marks, { pageId, formats: formatNames }, pageIds).map(({ language, mark }) => ({
    language,
    url: learnerLink(address, mark).url,
  }))
}
