import type { Job, JobGroup, JobGroupSummary, JobKind } from '@lectern/domain/jobs/job.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import { describeGroup, describeJob, describeSummary } from './describe-jobs.ts'
import type { JobContext } from './job-context.ts'
import type { JobRow } from '../platform/queue/job-store.ts'
import type { JobGroupRow } from './store/group-store.ts'
import type { RequestedJob } from './store/requested-jobs-store.ts'

/** The jobs of a group, or a single job, as one account requested them. */
interface Requested {
  readonly requested: readonly RequestedJob[]
  readonly group: Pick<JobGroupRow, 'failedPages' | 'createdAt' | 'userId'>
}

/** Ids of another form are no UUIDs, so the database would reject the query. */
const isId = (id: string) => /^[0-9a-f-]{36}$/.test(id)

/** The jobs of a group or a single job, by its id. NOT_FOUND for those of other accounts. */
export async function requireRequested(
  { groups }: JobContext,
  account: Account,
  id: string,
): Promise<Requested> {
  if (!isId(id)) throw new Problem('NOT_FOUND')
  const group = await groups.find(id, account.id)
  if (group) return { requested: await groups.jobsOf(id), group }
  const single = await groups.findRequested(id, account.id)
  if (!single) throw new Problem('NOT_FOUND')
  const { createdAt } = single.job
  return { requested: [single], group: { failedPages: [], createdAt, userId: account.id } }
}

/** A group, or a single job as a group. NOT_FOUND for those of other accounts. */
export async function getGroup(context: JobContext, account: Account, id: string): Promise<JobGroup> {
  const { requested, group } = await requireRequested(context, account, id)
  return describeGroup(id, requested, group)
}

/** The result of a single ended job. */
export async function outcomeOf(
  { store }: JobContext,
  jobId: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  return (await store.find(jobId))?.outcome ?? null
}

/** The account's live jobs, and the newest that ended within the last day, at most `mostEnded` of them. */
export async function listJobs({ groups }: JobContext, account: Account, mostEnded: number): Promise<Job[]> {
  return (await groups.ofUser(account.id, mostEnded)).map(describeJob)
}

/** The account's recent requests, and those that are not finished. */
export async function listGroups({ groups }: JobContext, account: Account): Promise<JobGroupSummary[]> {
  return (await groups.recent(account.id)).map(describeSummary)
}

/** Marks a group as seen. NOT_FOUND for groups of other accounts. */
export async function markSeen({ groups }: JobContext, account: Account, groupId: string): Promise<void> {
  const known = isId(groupId) && (await groups.markSeen(groupId, account.id))
  if (!known) throw new Problem('NOT_FOUND')
}

/**
 * The notices of the last job of a kind that stored the document of a page, and the outcome of a job that has not succeeded
 * yet; undefined if there is none.
 */
export async function lastStored(
  { groups }: JobContext,
  account: Account,
  kind: JobKind,
  courseId: string,
  pageId: string,
): Promise<Pick<JobRow, 'notes' | 'outcome'> | undefined> {
  return groups.lastStored(account, kind, courseId, pageId)
}

/** The newest job of a kind for a page, live or ended, by any account. */
export async function newestOf(
  { groups }: JobContext,
  account: Account,
  kind: JobKind,
  courseId: string,
  pageId: string,
): Promise<Job | undefined> {
  const row = await groups.newestOf(account, kind, courseId, pageId)
  return row && describeJob({ job: row, withdrawnAt: null })
}
