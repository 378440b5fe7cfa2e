import type { Database } from '../platform/db/database.ts'
import type { JobChanges } from '../platform/queue/job-changes.ts'
import type { JobStore } from '../platform/queue/job-store.ts'
import type { Queue } from '../platform/queue/queue.ts'
import type { JobGroupStore } from './store/job-group-store.ts'

/** Dependencies shared by the operations on jobs. */
export interface JobContext {
  readonly database: Database
  readonly store: JobStore
  readonly groups: JobGroupStore
  readonly queue: Queue
  readonly changes: JobChanges
}
