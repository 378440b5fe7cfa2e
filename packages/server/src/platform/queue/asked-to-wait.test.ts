import { Problem } from '@lectern/domain/problems/problems.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { addAccount, jobOn, startJobs } from '../../testing/jobs-under-test.ts'

describe.each(await testBackends())('a job whose provider asks to wait (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  test('is put back after every run and is not lost by the queue', async () => {
    const reasons: string[] = []
    const process = await startJobs(database, async () => {
      const [{ reason } = { reason: '' }] = await database.sql.execute<{ reason: string }>(
        sql`select coalesce(output::text, '') as reason from pgboss.job where data ? 'jobId'`,
      )
      reasons.push(reason)
      if (reasons.length < 4) throw new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: 1 })
      return {}
    })
    const account = await addAccount(database)
    const groupId = await process.jobs.start(account, [jobOn('busy')])
    const { state } = await process.jobs.finished(account, groupId, AbortSignal.timeout(90_000))
    expect(state).toBe('succeeded')
    expect(reasons).toHaveLength(4)
    expect(reasons.filter((reason) => reason.includes('heartbeat'))).toEqual([])
    await process.stop()
  })
})
