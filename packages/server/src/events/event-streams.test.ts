import type { Job } from '@lectern/domain/jobs/job.ts'
import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../platform/db/database.ts'
import { silentLogger } from '../platform/runtime/logger.ts'
import type { JobGroupStore } from '../jobs/store/job-group-store.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { waitUntil } from '../testing/follow-jobs.ts'
import { addAccount, jobOn, startJobs } from '../testing/jobs-under-test.ts'
import { createEventStreams } from './event-streams.ts'
import { createJobEvents } from './job-events.ts'

class Browser extends EventEmitter {
  readonly jobs: Job[] = []
  replaced = false
  ended = false
  write(text: string): boolean {
    const message = text.startsWith('data:') ? JSON.parse(text.slice(5)) : {}
    if (message.type === 'job') this.jobs.push(message.job)
    if (message.type === 'replaced') this.replaced = true
    return true
  }
  end(): void {
    this.ended = true
  }
  destroy(): void {}
}

type Process = Awaited<ReturnType<typeof startJobs>>

describe.each(await testBackends())('event streams (%s database)', (backend) => {
  let database: Database
  let process: Process
  const statements: string[] = []
  const reads: unknown[] = []
  const checks: number[] = []
  const bad = new Set<string>()
  const step = { next: Promise.withResolvers<void>() }
  beforeAll(async () => {
    database = await openTestDatabase(backend, { asked: (statement) => statements.push(statement) })
    process = await startJobs(database, async (context) => {
      context.report({ stage: 'reading', done: 0, total: 0 })
      await step.next.promise
      return {}
    })
  })
  afterAll(async () => {
    await process?.stop()
    await database?.close()
  })

  type Read = Parameters<JobGroupStore['changed']>[0]
  const read = (which: Read) => process.groups.changed(which)

  function start(changed = read) {
    reads.length = 0
    const events = createJobEvents(
      {
        changes: process.changes,
        logger: silentLogger,
        store: {
          changed(which) {
            reads.push(which)
            return changed(which)
          },
        },
      },
      { betweenReadsMs: 0, afterFailureMs: 0 },
    )
    const streams = createEventStreams({
      events,
      presence: { watch: () => () => undefined },
      async goodTokens(tokens) {
        checks.push(tokens.length)
        return new Set(tokens.filter((token) => !bad.has(token)))
      },
      logger: silentLogger,
    })
    const open = ({ id }: Account, token = id) => {
      const browser = new Browser()
      return { browser, closed: streams.open({ accountId: id, token }, browser) }
    }
    const close = () => {
      streams.close()
      events.close()
    }
    return { events, streams, open, close }
  }

  test('300 streams of 30 accounts cost one read per change, and each account receives only its own jobs', async () => {
    const { open, streams, close } = start()
    const accounts = await Promise.all(Array.from({ length: 30 }, () => addAccount(database)))
    const opened = accounts.flatMap((account) =>
      Array.from({ length: 10 }, () => ({ account, ...open(account) })),
    )
    const [ada] = accounts
    if (!ada) throw new Error('There are accounts.')
    step.next = Promise.withResolvers()
    await process.jobs.start(ada, [jobOn('page-1')])
    const ofAda = opened.filter(({ account }) => account === ada).map(({ browser }) => browser)
    await waitUntil(() => ofAda.every(({ jobs }) => jobs.at(-1)?.state === 'running'))
    // The job was sent as waiting, and perhaps with its progress; there are no other changes.
    expect(reads.length).toBeLessThanOrEqual(3)
    step.next.resolve()
    await waitUntil(() => ofAda.every(({ jobs }) => jobs.at(-1)?.state === 'succeeded'))
    expect(reads.length).toBeLessThanOrEqual(4)
    expect(opened.filter(({ account, browser }) => account !== ada && browser.jobs.length > 0)).toEqual([])

    checks.length = 0
    await streams.heartbeat()
    expect(checks, 'one check of the sessions of all').toEqual([30])
    for (const { closed } of opened) closed()
    reads.length = 0
    await process.jobs.start(ada, [jobOn('page-2')])
    await streams.heartbeat()
    expect([reads, checks], 'nothing is read for nobody').toEqual([[], [30]])
    close()
  })

  test('200 changes of a job cost as many queries with 60 streams as with one', async () => {
    const changes = 200
    const queriesOfChange = async (accounts: number, streamsOfAccount: number) => {
      const { open, close } = start()
      const [ada, ...others] = await Promise.all(Array.from({ length: accounts }, () => addAccount(database)))
      if (!ada) throw new Error('There are accounts.')
      const openAll = (account: Account) =>
        Array.from({ length: streamsOfAccount }, () => open(account).browser)
      const ofAda = openAll(ada)
      for (const other of others) openAll(other)
      const receive = (stage: string, done: number) =>
        waitUntil(() =>
          ofAda.every(({ jobs }) => {
            const progress = jobs.at(-1)?.progress
            return progress?.stage === stage && progress.done === done
          }),
        )
      step.next = Promise.withResolvers()
      const groupId = await process.jobs.start(ada, [jobOn(`counted by ${accounts}`)])
      await receive('reading', 0)
      const id = (await process.jobs.get(ada, groupId)).jobs[0]?.id ?? ''
      statements.length = 0
      for (let done = 1; done <= changes; done += 1) {
        // oxlint-disable-next-line no-await-in-loop -- concurrent changes would be read together
        await database.transaction(async () => {
          await process.store.report(id, { stage: 'voicing', done, total: changes })
          await process.changes.notify([id])
        })
        // oxlint-disable-next-line no-await-in-loop
        await receive('voicing', done)
      }
      // The queue polls for jobs all the time, so its queries do not count.
      const queries = statements.filter((statement) => !statement.includes('pgboss')).length
      step.next.resolve()
      await receive('finished', changes)
      close()
      return Math.round(queries / changes)
    }
    const alone = await queriesOfChange(1, 1)
    expect(alone).toBeGreaterThan(0)
    expect(await queriesOfChange(5, 12)).toBe(alone)
  })

  test('many fast changes of one job are sent as its last state, which is not lost when a read fails', async () => {
    let failures = 2
    const { open, close } = start(async (which) => {
      if ((failures -= 1) >= 0) throw new Error('the database is away')
      return read(which)
    })
    const ada = await addAccount(database)
    const { browser } = open(ada)
    step.next = Promise.withResolvers()
    const groupId = await process.jobs.start(ada, [jobOn('burst')])
    const [job] = (await process.jobs.get(ada, groupId)).jobs
    for (let turn = 0; turn < 200; turn += 1) await process.changes.notify([job?.id ?? ''])
    step.next.resolve()
    await waitUntil(() => browser.jobs.at(-1)?.state === 'succeeded')
    expect(reads.length).toBeLessThan(200)
    close()
  })

  test('a colleague who withdrew gets the job as cancelled while it runs for the other', async () => {
    const { open, close } = start()
    const [ada, grace] = [await addAccount(database), await addAccount(database)]
    const [adas, graces] = [open(ada).browser, open(grace).browser]
    step.next = Promise.withResolvers()
    await process.jobs.start(ada, [jobOn('shared')])
    const asked = await process.jobs.start(grace, [jobOn('shared')])
    await process.jobs.cancel(grace, asked)
    await waitUntil(() => graces.jobs.at(-1)?.state === 'cancelled')
    step.next.resolve()
    await waitUntil(() => adas.jobs.at(-1)?.state === 'succeeded')
    expect(graces.jobs.at(-1)?.state).toBe('cancelled')
    close()
  })

  test('the oldest of more than 12 streams of an account is closed, with a message', async () => {
    const { open, close } = start()
    const [ada, grace] = [await addAccount(database), await addAccount(database)]
    const other = open(grace).browser
    const browsers = Array.from({ length: 14 }, () => open(ada).browser)
    expect(browsers.map(({ replaced, ended }) => replaced && ended)).toEqual([
      true,
      true,
      ...Array.from({ length: 12 }, () => false),
    ])
    expect(other.replaced).toBe(false)
    close()
  })

  test('a stream ends with its session', async () => {
    const { open, streams, close } = start()
    const ada = await addAccount(database)
    const [one, two] = [open(ada, 'first login').browser, open(ada, 'second login').browser]
    bad.add('first login')
    await streams.heartbeat()
    expect([one.ended, two.ended]).toEqual([true, false])
    close()
  })
})
