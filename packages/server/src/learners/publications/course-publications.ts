import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import type {
  ConflictAnswer,
  CoursePublication,
  PublishingOffer,
} from '@lectern/domain/api/learners/publications.ts'
import { isEnded, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { startOnPages } from '../../jobs/start-on-pages.ts'
import type { PublicationMark } from '../../documents/library/published/publication-store.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Shares } from '../shares/shares.ts'
import { type ChosenDocument, documentLinks } from './document-links.ts'
import { presentDocument, presentPublication } from './present-publication.ts'
import type { PublishDependencies } from './pages/publish-document.ts'
import type { PublishRequest } from './pages/publish-request.ts'
import { removePage } from './pages/remove-page.ts'
import type { KeptPublication } from './store/course-publication-store.ts'

export interface CoursePublicationDependencies extends Omit<PublishDependencies, 'access' | 'shares'> {
  readonly access: CourseAccess
  readonly jobs: Jobs
  readonly shares: Shares
}

/** Pages in course systems, for authors. All functions: NOT_FOUND unless the account may edit the course. */
export function createCoursePublications(dependencies: CoursePublicationDependencies) {
  const { access, jobs, store } = dependencies

  async function requirePublication(account: Account, id: string): Promise<KeptPublication> {
    const found = await store.findById(id)
    if (!found || found.courseSystem !== courseHome(account, found.courseId)) throw new Problem('NOT_FOUND')
    await access.requireCourse(account, found.courseId)
    return found
  }

  const start = async (
    account: Account,
    courseId: string,
    documents: readonly ChosenDocument[],
    request: PublishRequest,
  ): Promise<string> =>
    startOnPages(
      { access, jobs },
      account,
      documents.map(({ page_id: pageId, format }) => ({
        kind: jobKindOf('publish', format),
        courseId,
        pageId,
        request,
      })),
    )

  async function removeClaimed(account: Account, publication: KeptPublication): Promise<void> {
    const { courseId, pageId, format } = publication
    const newest = await jobs.newestOf(account, jobKindOf('publish', format), courseId, pageId)
    if (newest && !isEnded(newest.state)) throw pagesBeingPublished()
    await removePage(dependencies, account, publication)
    if (!(await store.remove(publication))) throw pagesBeingPublished()
  }

  return {
    /** Starts one job for each document, and returns the id of their group. */
    async publish(
      account: Account,
      courseId: string,
      documents: readonly ChosenDocument[],
      request: PublishRequest,
    ): Promise<string> {
      await access.requireCourse(account, courseId)
      const publishing = await (await access.systemOf(account, courseId)).publishing()
      if (!publishing.possible)
        throw new Problem('PUBLISHING_NOT_POSSIBLE', {
          reason: publishing.reason,
          details: { pieces: await documentLinks(dependencies, account, courseId, documents) },
        })
      return start(account, courseId, documents, request)
    },

    async list(account: Account, courseId: string): Promise<CoursePublication[]> {
      await access.requireCourse(account, courseId)
      return (await store.ofCourse(courseHome(account, courseId), courseId)).map(presentPublication)
    },

    /**
     * Answers the changes of another author that `revision` names. Starts a job, so that no other change of the page runs
     * concurrently.
     */
    async resolve(
      account: Account,
      id: string,
      { answer, revision }: { readonly answer: ConflictAnswer; readonly revision: string },
    ): Promise<string> {
      const { courseId, pageId, format, placement, conflict } = await requirePublication(account, id)
      const request = { ...(conflict?.asked ?? { placement }), answer, answeredRevision: revision }
      return start(account, courseId, [{ page_id: pageId, format }], request)
    },

    /** Whether pages can be created, and the completed documents. */
    async offer(account: Account, courseId: string): Promise<PublishingOffer> {
      await access.requireCourse(account, courseId)
      const publishing = await (await access.systemOf(account, courseId)).publishing()
      const marks = await dependencies.publications.publicationMarks(courseHome(account, courseId), courseId)
      const problem = publishing.possible
        ? null
        : storable(new Problem('PUBLISHING_NOT_POSSIBLE', { reason: publishing.reason }))
      const originals = await originalsOf(access, account, courseId, marks)
      const pieces = marks.map((mark) => presentDocument(mark, originals.get(mark.pageId)))
      return { possible: publishing.possible, problem, pieces }
    },

    /** Deletes the page in the course system. A page that is no longer of Lectern stays there. */
    async remove(account: Account, id: string): Promise<void> {
      await requirePublication(account, id)
      // Jobs that start from now on wait. Those that started before are found below.
      if (!(await store.claimRemoval(id))) throw new Problem('PAGE_CHANGED_IN_COURSE', { reason: 'removing' })
      try {
        await removeClaimed(account, await requirePublication(account, id))
      } catch (error) {
        await store.endRemoval(id)
        throw error
      }
    },
  }
}

/** The page of the original of each translation. A page of the course system may have an id of that form: it is no translation. */
async function originalsOf(
  access: Pick<CourseAccess, 'findPages'>,
  account: Account,
  courseId: string,
  marks: readonly Pick<PublicationMark, 'pageId'>[],
): Promise<ReadonlyMap<string, string>> {
  const places = marks.flatMap(({ pageId }) => {
    const original = translatedPage(pageId)?.pageId
    return original === undefined ? [] : [[pageId, original] as const]
  })
  if (places.length === 0) return new Map()
  const pages = await access.findPages(
    account,
    courseId,
    places.map(([pageId]) => pageId),
  )
  return new Map(places.filter(([pageId]) => !pages.has(pageId)))
}

const pagesBeingPublished = () => new Problem('PAGE_CHANGED_IN_COURSE', { reason: 'publishing' })

export type CoursePublications = ReturnType<typeof createCoursePublications>
