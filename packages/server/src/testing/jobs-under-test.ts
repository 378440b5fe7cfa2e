import { jobKinds } from '@lectern/domain/jobs/job.ts'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/accounts.ts'
import { startJobChanges } from '../platform/queue/job-changes.ts'
import { createJobGroupStore } from '../jobs/store/job-group-store.ts'
import type { NewJob } from '../jobs/store/joining-store.ts'
import type { JobContext, JobKinds } from '../platform/queue/job-kind.ts'
import { createJobStore, type JobResult } from '../platform/queue/job-store.ts'
import { createJobs } from '../jobs/jobs.ts'
import { startQueue } from '../platform/queue/queue.ts'
import { silentLogger } from '../platform/runtime/logger.ts'

/** A queue in which every kind of job runs `run`, as one process has it. Several may share a database. */
export async function startJobs(database: Database, run: (context: JobContext) => Promise<JobResult>) {
  const store = createJobStore(database)
  const groups = createJobGroupStore(database)
  const changes = await startJobChanges(database)
  // The list has every kind of job.
  const kinds = Object.fromEntries(jobKinds.map((kind) => [kind, { kind, run }])) as JobKinds
  const queue = await startQueue({ database, store, changes, kinds: async () => kinds, logger: silentLogger })
  return {
    store,
    groups,
    changes,
    jobs: createJobs({ database, store, groups, queue, changes }),
    async stop() {
      await queue.stop()
      await changes.close()
    },
  }
}

let people = 0

/** A new account on the one course system of these tests. */
export async function addAccount(database: Database): Promise<Account> {
  people += 1
  const [account] = await database.sql
    .insert(users)
    .values({
      email: `jobs-${people}-${crypto.randomUUID()}@example.org`,
      firstName: 'Ada',
      lastName: 'Byron',
      organization: 'Analytical College',
      passwordHash: '',
      courseSystem: 'https://canvas.example.edu',
      apiKeyCipher: '',
      apiKeyHash: crypto.randomUUID(),
    })
    .returning()
  if (!account) throw new Error('An account was written but not returned.')
  return account
}

/** A job on a page. */
export const jobOn = (pageId: string, more: Partial<NewJob> = {}): NewJob => ({
  kind: 'generate-slideshow',
  courseId: '7',
  pageId,
  pageTitle: `Page ${pageId}`,
  request: {},
  ...more,
})
