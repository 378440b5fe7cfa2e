import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import { addAccount, jobOn, startJobs } from '../testing/jobs-under-test.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { createJobGroupStore } from './store/job-group-store.ts'

describe.each(await testBackends())('many jobs of one request (%s database)', (backend) => {
  let database: Database
  const statements: string[] = []
  beforeAll(async () => {
    database = await openTestDatabase(backend, { asked: (statement) => statements.push(statement) })
  })
  afterAll(() => database?.close())

  test('are stored in their order by statements that have far fewer values than PostgreSQL allows', async () => {
    const groups = createJobGroupStore(database)
    const ada = await addAccount(database)
    const wanted = Array.from({ length: 2100 }, (_, page) => jobOn(`p${page}`))
    statements.length = 0
    const members = await database.transaction(async () => {
      const group = await groups.add(ada, [])
      const added = await groups.addMissing(ada, wanted)
      await groups.addMembers(
        group,
        [...added.values()].map((jobId) => ({ jobId, request: null })),
      )
      return groups.jobsOf(group)
    })
    expect(members.map(({ job }) => job.pageId)).toEqual(wanted.map(({ pageId }) => pageId))
    const values = statements.flatMap((statement) =>
      (statement.match(/\$\d+/g) ?? []).map((name) => Number(name.slice(1))),
    )
    expect(values.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(16_000)
  })

  test('are cancelled with few notifications', async () => {
    const account = await addAccount(database)
    const running = await startJobs(database, async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      signal.throwIfAborted()
      return {}
    })
    await running.jobs.start(
      account,
      Array.from({ length: 450 }, (_, page) => jobOn(`cancelled${page}`)),
    )
    statements.length = 0
    await running.jobs.cancelAll(account)
    const notifications = statements.filter((statement) => statement.includes('pg_notify'))
    // Three for the users, three for the processes, and those of the jobs that run.
    expect(notifications.length).toBeLessThan(20)
    await running.stop()
  })
})
