import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { handBackActiveJobs } from './hand-back-active-jobs.ts'

test(
  'resumes jobs that a crash has interrupted immediately, if they have an attempt left',
  { timeout: 90_000 },
  async () => {
    const database = await openTestDatabase('embedded', { tables: false })
    const boss = new PgBoss({ ...database.queueOptions, supervise: false, schedule: false })
    await boss.start()
    await boss.createQueue('essays', { retryLimit: 1, retryDelay: 3600 })
    const interrupted = await boss.send('essays', { pages: 1 })

    const taken = await boss.fetch('essays')
    expect(taken.map(({ id }) => id)).toEqual([interrupted])
    expect(await boss.fetch('essays')).toEqual([])
    expect(await handBackActiveJobs(database)).toBe(1)
    const again = await boss.fetch('essays', { includeMetadata: true })
    expect(again).toMatchObject([{ id: interrupted, retryCount: 1, data: { pages: 1 } }])

    expect(await handBackActiveJobs(database)).toBe(0)
    expect(await database.sql.execute(sql`select state from pgboss.job`)).toEqual([{ state: 'active' }])
    await boss.stop({ graceful: false })
    await database.close()
  },
)
