import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { jobs } from '../platform/db/schema/jobs.ts'
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

  test('are listed up to a limit, running and waiting ones before those that ended', async () => {
    const account = await addAccount(database)
    const { id } = account
    const groups = createJobGroupStore(database)
    const states = ['succeeded', 'waiting', 'running', 'failed', 'waiting', 'succeeded'] as const
    const wanted = states.map((state, at) => jobOn(`listed-${at}-${state}`))
    await database.transaction(async () => {
      const group = await groups.add(account, [])
      const added = await groups.addMissing(account, wanted)
      const members = [...added.values()].map((jobId) => ({ jobId, request: null }))
      await groups.addMembers(group, members)
    })
    const start = Date.now()
    for (const [at, state] of states.entries())
      await database.sql
        .update(jobs)
        .set({
          state,
          createdAt: new Date(start - 1000 * (states.length - at)),
          finishedAt: state === 'succeeded' || state === 'failed' ? new Date(start) : null,
        })
        .where(eq(jobs.pageId, `listed-${at}-${state}`))
    const listed = async (limit: number) =>
      (await groups.ofUser(id, limit)).map(({ job }) => job.pageId.replace('listed-', ''))
    expect(await listed(1)).toEqual(['1-waiting', '2-running', '4-waiting', '5-succeeded'])
    expect(await listed(100)).toEqual(states.map((state, at) => `${at}-${state}`))
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
