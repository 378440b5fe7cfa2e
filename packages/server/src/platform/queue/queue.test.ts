import { Problem } from '@lectern/domain/problems/problems.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../accounts/account.ts'
import type { Database } from '../db/database.ts'
import { jobs as jobRows } from '../db/schema/jobs.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { waitUntil } from '../../testing/follow-jobs.ts'
import { addAccount, jobOn, startJobs } from '../../testing/jobs-under-test.ts'
import type { JobContext } from './job-kind.ts'
import { createJobStore, type JobResult } from './job-store.ts'

type Process = Awaited<ReturnType<typeof startJobs>>

describe.each(await testBackends())('the queue (%s database)', (backend) => {
  let database: Database
  let ada: Account
  let pages = 0
  const processes: Process[] = []
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    await database.sql.execute(sql`create table results (page text)`)
    ada = await addAccount(database)
  })
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((one) => one.stop()))
  })
  afterAll(() => database?.close())

  async function start(run: (context: JobContext) => Promise<JobResult>): Promise<Process> {
    const one = await startJobs(database, run)
    processes.push(one)
    return one
  }
  const newPage = () => `page-${(pages += 1)}`
  const write = (page: string) => async () => {
    await database.sql.execute(sql`insert into results values (${page})`)
  }
  const written = async (page: string) =>
    (await database.sql.execute(sql`select page from results where page = ${page}`)).length
  /** Waits until the jobs have ended. Failed runs are repeated immediately, not after the pause of the queue. */
  async function ended(process: Process, groupId: string) {
    const skipPauses = () =>
      database.sql.execute(
        sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`,
      )
    const repeating = setInterval(() => void skipPauses().catch(() => undefined), 100)
    try {
      return await process.jobs.finished(ada, groupId, AbortSignal.timeout(30_000))
    } finally {
      clearInterval(repeating)
    }
  }

  test('commits a result together with its mark: after a crash before the commit the job runs again, once', async () => {
    const page = newPage()
    const runs: boolean[] = []
    const process = await start(async (context) => {
      runs.push(context.written)
      await context.keep(async () => {
        await write(page)()
        if (runs.length === 1) throw new Error('crashed after writing')
      })
      return {}
    })
    const group = await ended(process, await process.jobs.start(ada, [jobOn(page)]))
    expect([group.state, runs, await written(page)]).toEqual(['succeeded', [false, false], 1])
  })

  test('writes nothing again when a run crashes after its commit', async () => {
    const page = newPage()
    const runs: boolean[] = []
    const process = await start(async (context) => {
      runs.push(context.written)
      // Simulates two processes that both believe to have the job.
      await Promise.all([context.keep(write(page)), context.keep(write(page))])
      if (runs.length === 1) throw new Error('crashed after the commit')
      return {}
    })
    const group = await ended(process, await process.jobs.start(ada, [jobOn(page)]))
    expect([group.state, runs, await written(page)]).toEqual(['succeeded', [false, true], 1])
  })

  test('stores the revision of the first run', async () => {
    const bases: number[] = []
    const process = await start(async (context) => {
      bases.push(await context.beginFrom(bases.length === 0 ? 4 : 7))
      if (bases.length === 1) throw new Error('crashed')
      return {}
    })
    await ended(process, await process.jobs.start(ada, [jobOn(newPage())]))
    expect(bases).toEqual([4, 4])
  })

  test('never reports an end while jobs wait to be resumed after a restart', async () => {
    const { promise: running, resolve: runs } = Promise.withResolvers<void>()
    const first = await start(async ({ signal }) => {
      runs()
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
      return {}
    })
    const groupId = await first.jobs.start(ada, [jobOn(newPage()), jobOn(newPage())])
    await running
    await first.stop()
    processes.length = 0
    expect(await first.jobs.get(ada, groupId)).toMatchObject({ state: 'waiting', progress: { done: 0 } })
    expect((await first.jobs.groups(ada))[0]).toMatchObject({
      job_id: groupId,
      state: 'waiting',
      seen: false,
      pages: { total: 2, successful: 0, failed: 0, cancelled: 0, with_gaps: 0 },
    })
    const second = await start(async () => ({}))
    expect(await ended(second, groupId)).toMatchObject({ state: 'succeeded' })
  })

  test('aborts a job that was cancelled through another process', async () => {
    const { promise: running, resolve: runs } = Promise.withResolvers<void>()
    const { promise: stopped, resolve: stops } = Promise.withResolvers<unknown>()
    const run = async ({ signal }: JobContext): Promise<JobResult> => {
      runs()
      signal.addEventListener('abort', () => stops(signal.reason))
      await stopped
      throw signal.reason as Error
    }
    const [one, other] = [await start(run), await start(run)]
    const groupId = await one.jobs.start(ada, [jobOn(newPage())])
    await running
    await Promise.all([one.jobs.cancel(ada, groupId), other.jobs.cancel(ada, groupId)])
    expect(await stopped).toMatchObject({ code: 'CANCELLED' })
    expect(await ended(other, groupId)).toMatchObject({ state: 'cancelled', failed_pages: [] })
  })

  test('starts waiting jobs of a database that was moved without its queue', async () => {
    const page = newPage()
    const idle = await start(async () => ({}))
    await idle.stop()
    processes.length = 0
    // The rows of an import: the jobs exist and are missing from the queue.
    const groupId = await idle.groups.add(ada, [])
    const added = await idle.groups.addMissing(ada, [jobOn(page)])
    await idle.groups.addMembers(
      groupId,
      [...added.values()].map((jobId) => ({ jobId, request: null })),
    )
    await database.sql.update(jobRows).set({ createdAt: sql`now() - interval '1 minute'` })
    const moved = await start(async (context) => {
      await context.keep(write(page))
      return {}
    })
    expect(await ended(moved, groupId)).toMatchObject({ state: 'succeeded' })
    expect(await written(page)).toBe(1)
  })

  test('does not count restarts among the attempts of a job', async () => {
    let groupId: string | undefined
    for (let restart = 0; restart < 3; restart += 1) {
      const { promise: running, resolve: runs } = Promise.withResolvers<void>()
      // oxlint-disable-next-line no-await-in-loop -- one process after the other
      const process = await start(async ({ signal }) => {
        runs()
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        })
        return {}
      })
      groupId ??= await process.jobs.start(ada, [jobOn(newPage())])
      await running
      await process.stop()
      processes.length = 0
    }
    let failures = 0
    const last = await start(async () => {
      if ((failures += 1) === 1) throw new Problem('WRITER_UNAVAILABLE')
      return {}
    })
    expect(await ended(last, groupId ?? '')).toMatchObject({ state: 'succeeded', failed_pages: [] })
  })

  test('reports when a job was interrupted too often', async () => {
    const process = await start(async ({ signal }) => {
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
      return {}
    })
    const groupId = await process.jobs.start(ada, [jobOn(newPage())])
    const [job] = (await process.jobs.get(ada, groupId)).jobs
    const id = job?.id ?? ''
    await waitUntil(async () => (await process.store.find(id))?.state === 'running')
    await process.stop()
    processes.length = 0
    await database.sql.execute(sql`update pgboss.job set state = 'failed' where id = ${id}`)
    await database.sql
      .update(jobRows)
      .set({ createdAt: sql`now() - interval '1 minute'` })
      .where(eq(jobRows.id, id))
    const restarted = await start(async () => ({}))
    expect((await ended(restarted, groupId)).failed_pages).toMatchObject([
      { reason: 'Lectern was restarted several times while making this page. Try again.' },
    ])
  })

  test('runs a job that waited for a course system before new ones after five minutes', async () => {
    const store = createJobStore(database)
    const priorityOf = async (minutesAgo: number) => {
      const [job] = await database.sql.execute<{ id: string }>(sql`
        insert into pgboss.job (name, state, start_after)
        select name, 'retry', now() - ${minutesAgo} * interval '1 minute' from pgboss.queue limit 1 returning id`)
      await store.runAfterOthers(job?.id ?? '')
      await store.endLongWaits()
      const [after] = await database.sql.execute(sql`
        delete from pgboss.job where id = ${job?.id ?? ''}::uuid returning priority`)
      return after
    }
    const process = await start(async () => ({}))
    await process.stop()
    expect(await priorityOf(4)).toEqual({ priority: -1 })
    expect(await priorityOf(6)).toEqual({ priority: 0 })
  })

  test('leaves nothing of an error in its own tables', async () => {
    const kept: unknown[] = []
    const look = async () =>
      void kept.push(await database.sql.execute(sql`select output::text as output from pgboss.job`))
    const process = await start(async () => {
      // During the second run the failure of the first one is still stored; the end of the job clears it.
      await look()
      throw new Error('the whole prompt', { cause: { requestBody: 'the whole prompt' } })
    })
    const group = await ended(process, await process.jobs.start(ada, [jobOn(newPage())]))
    expect(group.failed_pages).toMatchObject([{ reason: new Problem('INTERNAL').message }])
    await look()
    expect(kept).toHaveLength(3)
    expect(JSON.stringify(kept)).toContain('To be run again.')
    expect(JSON.stringify(kept)).not.toContain('prompt')
  })

  test('does not wait for a progress that cannot be stored', async () => {
    const process = await start(async (context) => {
      for (let done = 0; done < 50; done += 1) context.report({ stage: 'voicing', done, total: 50 })
      return {}
    })
    process.store.report = async () => {
      throw new Error('the database is away')
    }
    expect(await ended(process, await process.jobs.start(ada, [jobOn(newPage())]))).toMatchObject({
      state: 'succeeded',
    })
  })
})
