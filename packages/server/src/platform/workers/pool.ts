import { Problem } from '@lectern/domain/problems/problems.ts'
import { cancelledProblem } from '../providers/cancelled.ts'

/** Runs one job at a time: a worker thread or a child process. */
export interface Runner<Job, Result> {
  run(job: Job): Promise<Result>
  stop(): unknown
}

export interface JobOptions {
  readonly signal?: AbortSignal | undefined
  /** Runs before all waiting jobs. */
  readonly urgent?: boolean
}

export interface Pool<Job, Result> {
  /** Throws the pool's failure when the job fails or takes too long, CANCELLED when the signal is aborted. */
  run(job: Job, options?: JobOptions): Promise<Result>
  /** Starts all runners now instead of on demand. */
  warmUp(): void
  /** Stops all runners immediately; waiting jobs fail with SHUTTING_DOWN. */
  close(): Promise<void>
}

interface Waiting<Job, Result> {
  readonly job: Job
  readonly settled: PromiseWithResolvers<Result>
}

/** A runner takes up to 300 MB, and up to seconds to load. */
const defaultIdleMs = 3 * 60_000

/**
 * Distributes jobs over at most `size` runners, one job each at a time. A runner that fails or exceeds `timeoutMs` is
 * stopped, because its state is unknown. The next job that needs one starts a new runner. A running job that is aborted
 * continues to its end, and its result is dropped. Idle runners are stopped when no job has ended for `idleMs`.
 */
export function createPool<Job, Result>(settings: {
  size: number
  timeoutMs: number
  idleMs?: number
  start: () => Runner<Job, Result>
  /** The problem that callers receive when a job fails or takes too long. */
  failure: (cause: unknown) => Problem
}): Pool<Job, Result> {
  const waiting: Waiting<Job, Result>[] = []
  const idle: Runner<Job, Result>[] = []
  const busy = new Set<Runner<Job, Result>>()
  let closed = false
  let idleTimer: NodeJS.Timeout | undefined

  function keepIdle(...runners: Runner<Job, Result>[]) {
    idle.push(...runners)
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => {
      for (const runner of idle.splice(0)) runner.stop()
    }, settings.idleMs ?? defaultIdleMs).unref()
  }

  function dispatch() {
    while (waiting.length && busy.size < settings.size) {
      const runner = idle.pop() ?? startRunner()
      if (!runner) return
      const next = waiting.shift()
      if (next) work(runner, next).catch(next.settled.reject)
    }
  }

  /**
   * A runner may fail to start, for example if the process has no file descriptor left. Then the jobs wait for a running one.
   * If none is running, the first job fails, because it could wait without end.
   */
  function startRunner(): Runner<Job, Result> | undefined {
    try {
      return settings.start()
    } catch (cause) {
      if (busy.size > 0) return undefined
      waiting.shift()?.settled.reject(settings.failure(cause))
      return waiting.length > 0 ? startRunner() : undefined
    }
  }

  async function work(runner: Runner<Job, Result>, { job, settled }: Waiting<Job, Result>) {
    busy.add(runner)
    try {
      settled.resolve(await withTimeout(runner.run(job), settings.timeoutMs))
      if (!closed) keepIdle(runner)
    } catch (cause) {
      await runner.stop()
      settled.reject(closed ? new Problem('SHUTTING_DOWN') : settings.failure(cause))
    } finally {
      busy.delete(runner)
      dispatch()
    }
  }

  return {
    warmUp() {
      if (closed) return
      while (idle.length + busy.size < settings.size) keepIdle(settings.start())
    },
    async run(job, { signal, urgent = false } = {}) {
      if (signal?.aborted) throw cancelledProblem(signal)
      if (closed) throw new Problem('SHUTTING_DOWN')
      const entry: Waiting<Job, Result> = { job, settled: Promise.withResolvers() }
      const abort = () => {
        if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1)
        if (signal) entry.settled.reject(cancelledProblem(signal))
      }
      signal?.addEventListener('abort', abort, { once: true })
      if (urgent) waiting.unshift(entry)
      else waiting.push(entry)
      dispatch()
      try {
        return await entry.settled.promise
      } finally {
        signal?.removeEventListener('abort', abort)
      }
    },
    async close() {
      closed = true
      clearTimeout(idleTimer)
      for (const { settled } of waiting.splice(0)) settled.reject(new Problem('SHUTTING_DOWN'))
      await Promise.all([...idle.splice(0), ...busy].map((runner) => runner.stop()))
    },
  }
}

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`not done within ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
