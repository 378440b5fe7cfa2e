import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test, vi } from 'vitest'
import { createPool, type Runner } from './pool.ts'

/** Runners whose jobs end when the test ends them. */
function runners() {
  const jobs = new Map<string, PromiseWithResolvers<string>>()
  const started: string[] = []
  const stop = vi.fn<() => void>()
  const start = vi.fn<() => Runner<string, string>>(() => ({
    run(job: string) {
      started.push(job)
      const settled = Promise.withResolvers<string>()
      jobs.set(job, settled)
      return settled.promise
    },
    stop,
  }))
  const end = (job: string) => jobs.get(job)?.resolve(`${job} done`)
  const fail = (job: string) => jobs.get(job)?.reject(new Error(`${job} crashed`))
  return { start, stop, started, end, fail }
}

const generous = 60_000
const failure = (cause: unknown) => new Problem('SPEECH_FAILED', { cause })

describe('createPool', () => {
  test('gives each runner one job at a time, in the order of the calls', async () => {
    const { start, started, end } = runners()
    const pool = createPool({ size: 2, timeoutMs: generous, start, failure })
    const all = ['a', 'b', 'c'].map((job) => pool.run(job))
    expect(started).toEqual(['a', 'b'])
    end('b')
    await all[1]
    expect(started).toEqual(['a', 'b', 'c'])
    end('a')
    end('c')
    expect(await Promise.all(all)).toEqual(['a done', 'b done', 'c done'])
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('fails only the job whose runner cannot start, and runs the next one', async () => {
    const { start, started, end, fail } = runners()
    const pool = createPool({ size: 1, timeoutMs: generous, start, failure })
    const first = pool.run('first')
    const [second, third] = [pool.run('second'), pool.run('third')]
    start.mockImplementationOnce(() => {
      throw new Error('EMFILE')
    })
    fail('first')
    await expect(first).rejects.toMatchObject({ code: 'SPEECH_FAILED' })
    await expect(second).rejects.toMatchObject({ code: 'SPEECH_FAILED' })
    expect(started).toEqual(['first', 'third'])
    end('third')
    expect(await third).toBe('third done')
  })

  test('starts runners in advance only on request', () => {
    const lazy = runners()
    createPool({ size: 2, timeoutMs: generous, start: lazy.start, failure })
    expect(lazy.start).not.toHaveBeenCalled()
    const eager = runners()
    createPool({ size: 2, timeoutMs: generous, start: eager.start, failure }).warmUp()
    expect(eager.start).toHaveBeenCalledTimes(2)
  })

  test('stops idle runners when no job has ended for a while, and starts others for the next job', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { start, stop, end } = runners()
      const pool = createPool({ size: 2, timeoutMs: generous, idleMs: 1000, start, failure })
      const both = [pool.run('a'), pool.run('b')]
      end('a')
      await both[0]
      await vi.advanceTimersByTimeAsync(900)
      end('b')
      await both[1]
      await vi.advanceTimersByTimeAsync(900)
      expect(stop).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(200)
      expect(stop).toHaveBeenCalledTimes(2)
      const next = pool.run('c')
      end('c')
      expect(await next).toBe('c done')
      expect(start).toHaveBeenCalledTimes(3)
    } finally {
      vi.useRealTimers()
    }
  })

  test('runs an urgent job before waiting ones', async () => {
    const { start, started, end } = runners()
    const pool = createPool({ size: 1, timeoutMs: generous, start, failure })
    const first = pool.run('first')
    void pool.run('waiting')
    void pool.run('urgent', { urgent: true })
    end('first')
    await first
    expect(started).toEqual(['first', 'urgent'])
  })

  test('replaces a runner whose job fails', async () => {
    const { start, stop, end, fail } = runners()
    const pool = createPool({ size: 1, timeoutMs: generous, start, failure })
    const failing = pool.run('bad')
    const next = pool.run('good')
    fail('bad')
    await expect(failing).rejects.toMatchObject({
      code: 'SPEECH_FAILED',
      cause: expect.objectContaining({ message: 'bad crashed' }),
    })
    expect(stop).toHaveBeenCalledOnce()
    await vi.waitFor(() => end('good'), { timeout: 30_000 })
    expect(await next).toBe('good done')
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('fails a job that takes too long, and stops its runner', async () => {
    vi.useFakeTimers()
    try {
      const { start, stop } = runners()
      const pool = createPool({ size: 1, timeoutMs: 1000, start, failure })
      const outcome = pool.run('endless').catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(1000)
      expect(await outcome).toMatchObject({ code: 'SPEECH_FAILED' })
      expect(stop).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  test('does not start a waiting job that is aborted', async () => {
    const { start, started, end } = runners()
    const pool = createPool({ size: 1, timeoutMs: generous, start, failure })
    const first = pool.run('first')
    const controller = new AbortController()
    const aborted = pool.run('aborted', { signal: controller.signal })
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'CANCELLED' })
    end('first')
    await first
    expect(started).toEqual(['first'])
    await expect(pool.run('late', { signal: controller.signal })).rejects.toMatchObject({ code: 'CANCELLED' })
  })

  test('fails with the problem that is the reason of an abort', async () => {
    const { start } = runners()
    const pool = createPool({ size: 1, timeoutMs: generous, start, failure })
    const controller = new AbortController()
    const running = pool.run('running', { signal: controller.signal })
    controller.abort(new Problem('SHUTTING_DOWN'))
    await expect(running).rejects.toMatchObject({ code: 'SHUTTING_DOWN' })
  })

  test('jobs wait for a running one if no further runner can start', async () => {
    const { start, started, end } = runners()
    const pool = createPool({ size: 2, timeoutMs: generous, start, failure })
    const first = pool.run('a')
    start.mockImplementation(() => {
      throw new Error('EMFILE')
    })
    const second = pool.run('b')
    expect(started).toEqual(['a'])
    end('a')
    await first
    await vi.waitFor(() => expect(started).toEqual(['a', 'b']))
    end('b')
    await second
    await pool.close()
  })

  test('closing stops every runner and fails waiting and later jobs', async () => {
    const { start, stop } = runners()
    const pool = createPool({ size: 1, timeoutMs: generous, start, failure })
    pool.warmUp()
    void pool.run('running')
    const waiting = pool.run('waiting').catch((error: unknown) => error)
    await pool.close()
    expect(await waiting).toMatchObject({ code: 'SHUTTING_DOWN' })
    expect(stop).toHaveBeenCalledOnce()
    await expect(pool.run('late')).rejects.toMatchObject({ code: 'SHUTTING_DOWN' })
  })
})
