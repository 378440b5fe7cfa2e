import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../platform/db/database.ts'
import { jobGroups, jobs as jobRows } from '../platform/db/schema/jobs.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { addAccount, jobOn, startJobs } from '../testing/jobs-under-test.ts'

type Process = Awaited<ReturnType<typeof startJobs>>

describe.each(await testBackends())('requests for the same pages (%s database)', (backend) => {
  let database: Database
  let [one, other]: Process[] = []
  let [ada, grace]: Account[] = []
  let gate = Promise.withResolvers<void>()
  const runs: string[] = []
  const run = async ({ pageId }: { pageId: string }) => {
    runs.push(pageId)
    await gate.promise
    return {}
  }
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    ;[ada, grace] = [await addAccount(database), await addAccount(database)]
    ;[one, other] = [await startJobs(database, run), await startJobs(database, run)]
  })
  afterAll(async () => {
    gate.resolve()
    await Promise.all([one?.stop(), other?.stop()])
    await database?.close()
  })
  function need<T>(value: T | undefined): T {
    if (value === undefined) throw new Error('This was not started.')
    return value
  }

  test('in opposite orders, concurrently and through two processes, make one job per page without a deadlock', async () => {
    const pages = Array.from({ length: 60 }, (_, page) => jobOn(`p${page}`))
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 === 0
          ? need(one).jobs.start(need(ada), pages)
          : need(other).jobs.start(need(grace), pages.toReversed()),
      ),
    )
    expect(await database.sql.select().from(jobRows)).toHaveLength(pages.length)
    gate.resolve()
    const signal = AbortSignal.timeout(30_000)
    const groups = await Promise.all(
      asked.map((id, turn) => need(one).jobs.finished(need(turn % 2 === 0 ? ada : grace), id, signal)),
    )
    for (const group of groups) {
      expect(group).toMatchObject({ state: 'succeeded', notices: [] })
      expect(group.successful_pages.toSorted()).toEqual(pages.map(({ pageId }) => pageId).toSorted())
    }
    const order = pages.map(({ pageId }) => pageId)
    expect([order, order.toReversed()], 'in the order of the request that made the jobs').toContainEqual(
      groups[0]?.jobs.map((job) => job.page_id),
    )
    expect(runs.toSorted()).toEqual([...new Set(runs)].toSorted())
  })

  test('stop waiting when the client disconnects, and the jobs continue', async () => {
    gate = Promise.withResolvers()
    const { jobs } = need(one)
    const account = need(ada)
    const groupId = await jobs.start(account, [jobOn('hung-up')])
    const caller = new AbortController()
    const waiting = jobs.finished(account, groupId, caller.signal)
    caller.abort(new Error('hung up'))
    await expect(waiting).rejects.toThrow('hung up')
    gate.resolve()
    const done = await jobs.finished(account, groupId, AbortSignal.timeout(30_000))
    expect(done.successful_pages).toEqual(['hung-up'])
  })

  test('are listed with their counts until they are seen, for 7 days', async () => {
    const { jobs } = need(other)
    const account = await addAccount(database)
    const groupId = await jobs.start(
      account,
      [jobOn('listed-1'), jobOn('listed-2', { kind: 'generate-podcast' })],
      [{ page_id: 'gone', reason: 'It is gone.' }],
    )
    const listed = async () => (await jobs.groups(account)).find((group) => group.job_id === groupId)
    expect((await listed())?.seen).toBe(false)
    await jobs.finished(account, groupId, AbortSignal.timeout(30_000))
    expect(await listed()).toMatchObject({
      state: 'succeeded',
      kinds: ['generate-podcast', 'generate-slideshow'],
      pages: { total: 3, successful: 2, failed: 1, cancelled: 0, with_gaps: 0 },
      seen: true,
    })
    await expect(jobs.markSeen(need(grace), groupId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await database.sql.update(jobGroups).set({ createdAt: sql`now() - interval '8 days'` })
    expect(await listed()).toBeUndefined()
  })

  test('are deleted 30 days after their end, in batches', async () => {
    const { store, groups, jobs } = need(one)
    const account = await addAccount(database)
    gate = Promise.withResolvers()
    await jobs.start(account, [jobOn('old-but-live')])
    await database.sql
      .update(jobRows)
      .set({ finishedAt: sql`now() - interval '31 days'` })
      .where(sql`finished_at is not null`)
    await database.sql.update(jobGroups).set({ createdAt: sql`now() - interval '31 days'` })
    const before = (await database.sql.select().from(jobRows)).length
    expect(await store.forgetEnded(10)).toBe(10)
    expect(await store.forgetEnded(500)).toBe(before - 11)
    await groups.forgetEmpty(500)
    expect(await database.sql.select().from(jobGroups)).toHaveLength(1)
    expect(await jobs.list(account, 10)).toMatchObject([{ page_id: 'old-but-live' }])
    gate.resolve()
  })
})
