import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Resumes jobs that a crash has interrupted, and returns their number. Only for the embedded backend, whose lock
 * excludes other processes; on a server, pg-boss detects them by their missing heartbeat. pg-boss fails jobs
 * without an attempt left. Call it after `boss.start()`, before the first `boss.work()`.
 */
export async function handBackActiveJobs(database: Database): Promise<number> {
  if (database.backend !== 'embedded') return 0
  const jobs = await database.sql.execute(sql`
    update pgboss.job set state = 'retry', heartbeat_on = null
    where state = 'active' and retry_count < retry_limit
    returning id`)
  return jobs.length
}
