import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import type { FailedPage } from '@lectern/domain/jobs/job.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../course-material/access/course-access.ts'
import type { NewJob } from './store/joining-store.ts'
import { failedPageOf } from './describe-jobs.ts'
import type { Jobs } from './jobs.ts'

/**
 * Starts jobs on pages that the account may access, and returns the id of their group. A page that is not in its
 * course fails without affecting the others.
 */
export async function startOnPages(
  { access, jobs }: { access: CourseAccess; jobs: Jobs },
  account: Account,
  wanted: readonly Omit<NewJob, 'pageTitle'>[],
): Promise<string> {
  const titles = await titlesOf(access, account, wanted)
  const started: NewJob[] = []
  const failed: FailedPage[] = []
  for (const job of wanted) {
    const pageTitle = titles.get(job.courseId)?.get(job.pageId)
    if (pageTitle === undefined) failed.push(failedPageOf(job.pageId, notInCourse()))
    else started.push({ ...job, pageTitle })
  }
  return jobs.start(account, started, failed)
}

const notInCourse = () => new Problem('NOT_FOUND', { reason: 'pageNotInCourse' })

/** Work on content that exists. A translation is one too, at the place of its original. */
const tasksOnContent = ['voice-', 'translate-', 'publish-']

/** Titles by course and page, in one read per course. A course that the account may not access has none. */
async function titlesOf(
  access: CourseAccess,
  account: Account,
  wanted: readonly Omit<NewJob, 'pageTitle'>[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const courses = Map.groupBy(wanted, ({ courseId }) => courseId)
  const titles = [...courses].map(async ([courseId, jobs]) => {
    const pageIds = jobs.flatMap(({ kind, pageId }) => {
      const isContent = tasksOnContent.some((task) => kind.startsWith(task))
      const original = isContent ? translatedPage(pageId)?.pageId : undefined
      return original === undefined ? [pageId] : [pageId, original]
    })
    const pages = await access.findPages(account, courseId, pageIds).catch(instead('NOT_FOUND', new Map()))
    const titleOf = (id: string) => pages.get(id)?.title ?? pages.get(translatedPage(id)?.pageId ?? id)?.title
    const known = jobs.flatMap(({ pageId }) => {
      const title = titleOf(pageId)
      return title === undefined ? [] : [[pageId, title] as const]
    })
    return [courseId, new Map(known)] as const
  })
  return new Map(await Promise.all(titles))
}

/** For `catch`: a value instead of failures with this code. */
function instead<T>(code: ProblemCode, value: T) {
  return (error: unknown): T => {
    if (error instanceof Problem && error.code === code) return value
    throw error
  }
}
