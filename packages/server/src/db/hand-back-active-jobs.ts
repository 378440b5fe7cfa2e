import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Lets jobs that a crash has interrupted go on at once, and answers how many. Only for the embedded face, whose lock
 * tells that nobody else can be at work on them; a server's are found by their missing heartbeat. Jobs without a try
 * left stay for pg-boss, which fails them as it should. After `boss.start()`, before the first `boss.work()`.
 */
export async function handBackActiveJobs(database: Database): Promise<number> {
  if (database.face !== 'embedded') return 0
  const jobs = await database.sql.execute(sql`
    update pgboss.job set state = 'retry', heartbeat_on = null
    where state = 'active' and retry_count < retry_limit
    returning id`)
  return jobs.length
}
