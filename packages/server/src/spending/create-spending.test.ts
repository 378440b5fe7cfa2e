import { randomUUID } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BudgetsConfig } from '../platform/configuration/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Purchase } from '../platform/providers/spending.ts'
import { silentLogger } from '../platform/runtime/logger.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { createSpending } from './create-spending.ts'

const noon = Date.parse('2026-11-25T12:00:00Z')
const hour = 3600_000

describe.each(await testBackends())('budgets (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  /** Every test has its own day, so that none reads the totals of another one. */
  let days = 0
  /** Processes with these budgets and one clock. */
  function startProcesses(instance: BudgetsConfig['instance'], account: BudgetsConfig['account'] = {}) {
    days += 1
    const clock = { time: noon + days * 48 * hour }
    const budgets = { instance, account }
    const start = () =>
      createSpending({ database, budgets, logger: silentLogger, now: () => new Date(clock.time) })
    return { clock, first: start(), second: start() }
  }

  async function addAccount(): Promise<string> {
    const id = randomUUID()
    await database.sql.execute(sql`
      insert into users (id, email, first_name, last_name, organization, password_hash, course_system, api_key_cipher, api_key_hash)
      values (${id}, ${`${id}@example.org`}, '', '', '', '', 'https://canvas.example.edu', '', ${id})`)
    return id
  }
  async function addJob(account: string, jobId: string = randomUUID(), written = false): Promise<string> {
    await database.sql.execute(sql`
      insert into jobs (id, kind, state, user_id, course_system, course_id, page_id, page_title, request, progress, written)
      values (${jobId}, 'generate-slideshow', 'running', ${account}, ${jobId}, '7', '71', '', '{}', '{}', ${written})`)
    return jobId
  }
  const payer = (accountId: string) => ({ accountId, kind: 'writing' as const })
  const costs = (dollars: number | null, more: Partial<Purchase<unknown>> = {}): Purchase<unknown> => ({
    provider: 'Sea',
    model: 'sea-1',
    expected: { calls: 1, dollars },
    used: () => ({ calls: 1, dollars }),
    ...more,
  })
  const spent = { code: 'BUDGET_SPENT' }

  test('refuse a call that does not fit, say when they renew, and renew at midnight in UTC', async () => {
    const { clock, first } = startProcesses({ dollars: 1 })
    const ada = first.of(payer(await addAccount()))
    await ada.call(costs(0.75), async () => 'made')
    const day = new Date(clock.time + 24 * hour).toISOString().slice(0, 10)
    await expect(ada.call(costs(0.5), () => Promise.reject(new Error('called')))).rejects.toMatchObject({
      ...spent,
      reason: 'dollars',
      values: { renewsAt: `${day}T00:00:00.000Z` },
      retryAfterSeconds: 12 * 3600,
    })
    await ada.call(costs(0.25), async () => 'exactly what is left')
    clock.time += 12 * hour
    await ada.call(costs(1), async () => 'the next day')
  })

  test('are not exceeded by calls of several processes at the same time', async () => {
    const { first, second } = startProcesses({ dollars: 1 }, { dollars: 0.5 })
    const accounts = await Promise.all([addAccount(), addAccount(), addAccount()])
    const gate = Promise.withResolvers<void>()
    let running = 0
    const calls = accounts.flatMap((account) =>
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? first : second).of(payer(account)).call(costs(0.125), async () => {
          running += 1
          await gate.promise
        }),
      ),
    )
    const refused = calls.map((call) =>
      call.then(
        () => 0,
        (error: unknown) => (error instanceof Problem ? 1 : NaN),
      ),
    )
    // Of each account four calls fit, and of all accounts eight.
    await expect.poll(() => running).toBe(8)
    gate.resolve()
    expect((await Promise.all(refused)).reduce((sum, one) => sum + one, 0)).toBe(10)
    expect((await first.today(accounts[0] ?? '')).used.instance.dollars).toBe(1)
  })

  test('count what a call used instead of its estimate, and nothing of a call that failed', async () => {
    const { first } = startProcesses({ dollars: 1 })
    const account = await addAccount()
    const ada = first.of(payer(account))
    const used = async () => (await first.today(account)).used.account.dollars
    await ada.call(costs(0.5, { used: () => ({ calls: 1, dollars: 0.125 }) }), async () => 'cheaper')
    expect(await used()).toBe(0.125)
    const failure = new Problem('WRITER_UNAVAILABLE')
    await expect(ada.call(costs(0.5), () => Promise.reject(failure))).rejects.toBe(failure)
    expect(await used()).toBe(0.125)
    await expect(ada.call(costs(0.5, { isCharged: () => true }), () => Promise.reject(failure))).rejects.toBe(
      failure,
    )
    expect(await used()).toBe(0.625)
  })

  test('get back the estimates of a process that crashed', async () => {
    const { clock, first, second } = startProcesses({ pages: 1 })
    const account = await addAccount()
    const page: Purchase<unknown> = {
      provider: '',
      expected: { pages: 1, dollars: 0 },
      used: () => ({ pages: 1, dollars: 0 }),
    }
    const crashed = Promise.withResolvers<void>()
    const running = first.of(payer(account)).call(page, () => crashed.promise)
    const other = second.of(payer(account))
    await expect.poll(async () => (await first.today(account)).used.instance.pages).toBe(1)
    await expect(other.call(page, async () => 'early')).rejects.toMatchObject({ ...spent, reason: 'pages' })
    clock.time += hour
    await other.call(page, async () => 'later')
    // The call had not crashed after all. Its page counts, and its estimate is not subtracted a second time.
    crashed.resolve()
    await running
    expect((await first.today(account)).used.instance.pages).toBe(2)
  })

  test.each([
    ['count', true, 1],
    ['do not count', false, 0],
  ])(
    '%s the page of a process that was killed, if it had stored the page: %s',
    async (_what, written, pages) => {
      const { clock, first, second } = startProcesses({ pages: 1 })
      const [account, jobId] = [await addAccount(), randomUUID()]
      await addJob(account, jobId, written)
      const page: Purchase<unknown> = {
        provider: '',
        expected: { pages: 1, dollars: 0 },
        reservation: jobId,
        used: () => ({ pages: 1, dollars: 0 }),
      }
      const killed = Promise.withResolvers<void>()
      const running = first.of(payer(account)).call(page, () => killed.promise)
      await expect.poll(async () => (await first.today(account)).used.instance.pages).toBe(1)
      clock.time += hour
      const [chore] = second.chores.filter(({ name }) => name === 'expired reservations')
      await chore?.removeBatch(100)
      const { used } = await second.today(account)
      expect([used.instance.pages, used.account.pages]).toEqual([pages, pages])
      expect((await second.byProvider()).reduce((sum, row) => sum + row.pages, 0)).toBe(pages)
      killed.reject(new Error('The process had ended.'))
      await expect(running).rejects.toThrow('The process had ended.')
    },
  )

  test('hold what a job reserved once, also if it runs again after a crash', async () => {
    const { first, second } = startProcesses({ pages: 1 })
    const account = await addAccount()
    const page: Purchase<unknown> = {
      provider: '',
      expected: { pages: 1, dollars: 0 },
      reservation: randomUUID(),
      used: () => ({ pages: 1, dollars: 0 }),
    }
    const crashed = Promise.withResolvers<void>()
    const running = first.of(payer(account)).call(page, () => crashed.promise)
    await expect.poll(async () => (await first.today(account)).used.instance.pages).toBe(1)
    await second.of(payer(account)).call(page, async () => 'again')
    expect((await first.today(account)).used.instance.pages).toBe(1)
    crashed.reject(new Error('The process had ended.'))
    await expect(running).rejects.toThrow('The process had ended.')
    expect((await first.today(account)).used.instance.pages).toBe(1)
  })

  // The embedded database runs one transaction at a time.
  test.runIf(backend === 'server')('do not wait for a job whose row is locked', async () => {
    const { first, second } = startProcesses({ dollars: 1 })
    const [ada, ben] = [await addAccount(), await addAccount()]
    const jobId = await addJob(ada)
    const [locked, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const storing = database.transaction(async () => {
      await database.sql.execute(sql`update jobs set state = 'running' where id = ${jobId}`)
      locked.resolve()
      await stored.promise
    })
    await locked.promise
    let isSettled = false
    const slow = first
      .of({ ...payer(ada), jobId })
      .call(costs(0.25), async () => 'made')
      .finally(() => (isSettled = true))
    await expect.poll(async () => (await first.byProvider()).length).toBe(1)
    await second.of(payer(ben)).call(costs(0.25), async () => 'made meanwhile')
    expect((await second.today(ben)).used.instance.dollars).toBe(0.5)
    expect(isSettled).toBe(false)
    stored.resolve()
    await Promise.all([storing, slow])
    expect(await database.sql.execute(sql`select spent_calls from jobs where id = ${jobId}`)).toEqual([
      { spent_calls: 1 },
    ])
  })

  test('count the calls of a job, also of several at once', async () => {
    const { first, second } = startProcesses({ dollars: 10 })
    const ada = await addAccount()
    const jobId = await addJob(ada)
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? first : second)
          .of({ ...payer(ada), jobId })
          .call(costs(index === 0 ? null : 0.125), async () => 'made'),
      ),
    )
    const counted = sql`select spent_calls, spent_dollars::float as dollars, spent_unpriced from jobs where id = ${jobId}`
    expect(await database.sql.execute(counted)).toEqual([
      { spent_calls: 8, dollars: 0.875, spent_unpriced: 1 },
    ])
  })

  test('of one account do not limit another one', async () => {
    const { first } = startProcesses({}, { audioMinutes: 1 })
    const [ada, ben] = await Promise.all([addAccount(), addAccount()])
    const minute = {
      provider: 'Voices',
      expected: { seconds: 60, dollars: 0 },
      used: () => ({ seconds: 60, dollars: 0 }),
    }
    await first.of(payer(ada)).call(minute, async () => 'one')
    await expect(first.of(payer(ada)).call(minute, async () => 'two')).rejects.toMatchObject({
      ...spent,
      reason: 'ownAudio',
    })
    await first.of(payer(ben)).call(minute, async () => 'of Ben')
    await expect(first.require(ada, { seconds: 1 })).rejects.toMatchObject(spent)
    await first.require(ada, { dollars: 5, pages: 5 })
  })

  test('let free calls pass when the money is spent, and count calls without a price', async () => {
    const { first } = startProcesses({ dollars: 1 })
    const ada = first.of(payer(await addAccount()))
    await ada.call(costs(1), async () => 'all of it')
    await ada.call(costs(0), async () => 'free')
    await ada.call(costs(null), async () => 'of unknown price')
    expect(await first.byProvider()).toMatchObject([
      { kind: 'writing', provider: 'Sea', model: 'sea-1', calls: 3, dollars: 1, unpriced: 1 },
    ])
  })

  test('never lose the result of a call that cannot be counted', async () => {
    const { first } = startProcesses({})
    const noUser = first.of(payer(randomUUID()))
    expect(await noUser.call(costs(0.5), async () => 'paid')).toBe('paid')
  })
})
