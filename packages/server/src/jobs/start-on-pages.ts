import type { FailedPage } from '@lectern/domain/jobs/job.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import type { NewJob } from './job-store.ts'
import type { Jobs } from './jobs.ts'

/**
 * Starts jobs on pages that the account may work on now, and answers the id of their group. A page that is not (any more)
 * of its course fails alone.
 */
export async function startOnPages(
  { access, jobs }: { access: CourseAccess; jobs: Jobs },
  account: Account,
  wanted: readonly Omit<NewJob, 'pageTitle'>[],
): Promise<string> {
  const started: NewJob[] = []
  const failed: FailedPage[] = []
  for (const job of wanted) {
    try {
      const { page } = await access.requirePage(account, job.courseId, job.pageId)
      started.push({ ...job, pageTitle: page.title })
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error
      failed.push({ page_id: job.pageId, reason: 'This page is not (any more) in the course.' })
    }
  }
  return jobs.start(account, started, failed)
}
