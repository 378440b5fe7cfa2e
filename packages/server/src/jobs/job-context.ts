import type { Database } from '../db/database.ts'
import type { JobChanges } from '../queue/job-changes.ts'
import type { JobStore } from '../queue/job-store.ts'
import type { Queue } from '../queue/queue.ts'
import type { JobGroupStore } from './store/job-group-store.ts'

/** What the operations on jobs share. */
export interface JobContext {
  readonly database: Database
  readonly store: JobStore
  readonly groups: JobGroupStore
  readonly queue: Queue
  readonly changes: JobChanges
}
