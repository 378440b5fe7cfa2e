import type { CourseAccess } from '../course-material/access/course-access.ts'
import type { Database } from '../platform/db/database.ts'
import type { MaintenanceTask } from '../platform/runtime/maintenance-task.ts'
import { startJobChanges } from '../platform/queue/job-changes.ts'
import type { JobKinds } from '../platform/queue/job-kind.ts'
import { createJobStore } from '../platform/queue/job-store.ts'
import { startQueue } from '../platform/queue/queue.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import { createJobGroupStore } from './store/job-group-store.ts'
import { createJobs } from './jobs.ts'
import { jobRoutes } from './routes.ts'

interface JobDependencies {
  readonly database: Database
  readonly access: CourseAccess
  readonly kinds: () => Promise<JobKinds>
  readonly logger: Logger
}

/** Starts the queue. Stop the queue before the database closes, and close the changes after it. */
export async function startJobs({ database, access, kinds, logger }: JobDependencies) {
  const store = createJobStore(database)
  const groups = createJobGroupStore(database)
  const changes = await startJobChanges(database)
  const queue = await startQueue({ database, store, changes, kinds, logger })
  const jobs = createJobs({ database, store, groups, queue, changes })
  const chores: MaintenanceTask[] = [
    { name: 'ended jobs', removeBatch: (limit) => store.forgetEnded(limit) },
    { name: 'groups without jobs', removeBatch: (limit) => groups.forgetEmpty(limit) },
  ]
  return { jobs, groups, changes, queue, routes: jobRoutes({ access, jobs }), chores }
}
