import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import { silentLogger } from '../runtime/logger.ts'
import type { JobContext } from './job-kind.ts'
import { abortOutdated, type JobRuns, runJob } from './run-job.ts'

const jobId = 'job'

/** The runs of one process, with a stored job that the test changes. */
function processWith(run: (context: JobContext) => Promise<void>) {
  const job = {
    id: jobId,
    kind: 'generate_slideshow',
    userId: 'ada',
    state: 'waiting',
    createdAt: new Date(),
  }
  const put = (state: string) => async () => void (job.state = state)
  const store = {
    begin: async () => ({ ...job, state: (job.state = 'running') }),
    endDelay: async () => {},
    standingOf: async () => [{ ...job }],
    end: async (_id: string, state: string) => put(state)(),
    putBack: put('waiting'),
    delayRetry: async () => undefined,
    runAfterOthers: async () => {},
  }
  const kind = {
    kind: job.kind,
    waitsForCourseSystem: true,
    run: async (context: JobContext) => {
      await run(context)
      return {}
    },
  }
  const runs = {
    store,
    changes: { notify: async () => {} },
    kinds: async () => ({ [job.kind]: kind }),
    logger: silentLogger,
    running: new Map(),
    stopping: false,
    // Only the parts of its ports that a run uses here.
  } as unknown as JobRuns
  const start = async () =>
    runJob(runs, {
      data: { jobId },
      retryBackoff: true,
      retryCount: 0,
      signal: new AbortController().signal,
    } as never)
  return { runs, store, job, start }
}

const untilAborted = async ({ signal }: JobContext) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

test('a job that is cancelled while its run begins does nothing', async () => {
  let hasWorked = false
  const { runs, store, job, start } = processWith(async () => void (hasWorked = true))
  const begin = store.begin
  store.begin = async () => {
    const row = await begin()
    // The cancellation arrives before this process knows that it runs the job.
    job.state = 'cancelled'
    await abortOutdated(runs, [jobId])
    return row
  }
  await start()
  expect(hasWorked).toBe(false)
})

test('a job that is handed over while its run begins does not use the key of the former account', async () => {
  const accounts: string[] = []
  const { runs, store, job, start } = processWith(async (context) => void accounts.push(context.accountId))
  const begin = store.begin
  store.begin = async () => {
    const row = await begin()
    job.userId = 'ben'
    await abortOutdated(runs, [jobId])
    store.begin = begin
    return row
  }
  await expect(start()).rejects.toThrow('To be run again.')
  await start()
  expect(accounts).toEqual(['ben'])
})

test('a job that another worker of the process takes over can still be cancelled', async () => {
  const signals: AbortSignal[] = []
  const { runs, job, start } = processWith(async (context) => {
    signals.push(context.signal)
    await untilAborted(context)
  })
  // The queue has lost the claim of this run without its knowledge.
  const lost = start()
  await expect.poll(() => signals.length).toBe(1)
  const next = start()
  await expect(lost, 'the former run ends').rejects.toThrow('To be run again.')
  await expect.poll(() => signals.length).toBe(2)

  job.state = 'cancelled'
  await abortOutdated(runs, [jobId])
  expect(signals[1]?.reason).toEqual(new Problem('CANCELLED'))
  await next
  expect(runs.running.size).toBe(0)
})

test('a job that waits for a course system is behind the jobs of others before it is shown as waiting', async () => {
  const { store, job, start } = processWith(async () => {
    throw new Problem('COURSE_SYSTEM_UNAVAILABLE')
  })
  let stateAtMove: string | undefined
  store.runAfterOthers = async () => void (stateAtMove = job.state)
  await expect(start()).rejects.toThrow('To be run again.')
  expect({ stateAtMove, state: job.state }).toEqual({ stateAtMove: 'running', state: 'waiting' })
})
