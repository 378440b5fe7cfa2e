import type { Job } from '@lectern/domain/jobs/job.ts'
import type { Account } from '../accounts/account.ts'
import { describeJob } from './describe-jobs.ts'
import { requireRequested } from './find-jobs.ts'
import type { JobContext } from './job-context.ts'
import type { NewJob } from './store/joining-store.ts'
import type { RequestedJob } from './store/requested-jobs-store.ts'

/**
 * The jobs of a group to repeat with their original requests: those that failed or are incomplete, or otherwise
 * those that were cancelled. NOT_FOUND for those of other accounts.
 */
export async function toRetry(
  context: JobContext,
  account: Account,
  id: string,
): Promise<Omit<NewJob, 'pageTitle'>[]> {
  const { requested } = await requireRequested(context, account, id)
  const inState = (state: Job['state']) => requested.filter((one) => describeJob(one).state === state)
  const wanting = [...inState('failed'), ...inState('succeeded').filter(({ job }) => job.gaps)]
  return (wanting.length > 0 ? wanting : inState('cancelled')).map(asNewJob)
}

const asNewJob = ({ job, asked, withdrawnAt }: RequestedJob): Omit<NewJob, 'pageTitle'> => ({
  kind: job.kind,
  courseId: job.courseId,
  pageId: job.pageId,
  request: asked ?? job.request,
  // Another user's request is not an earlier attempt of this one.
  ...(!asked && !withdrawnAt
    ? { again: { written: job.written, firstAskedAt: job.firstAskedAt ?? job.createdAt } }
    : {}),
})
