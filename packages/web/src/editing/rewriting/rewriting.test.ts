import { expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { createRewriting } from './rewriting.ts'

const part = 'key1'
const rewritten = { warnings: ['The page says no more about this.'] }

test('reports which part is being rewritten, and then the outcome', async () => {
  const rewriting = createRewriting()
  const answer = Promise.withResolvers<typeof rewritten>()
  const done = rewriting.start({ part, progress: 'Rewriting slide 3...', rewrite: () => answer.promise })
  expect(rewriting.getState()).toEqual({
    running: { part, progress: 'Rewriting slide 3...', written: [] },
    pausing: false,
    outcome: undefined,
  })
  answer.resolve(rewritten)
  await done
  expect(rewriting.getState()).toEqual({
    running: undefined,
    pausing: false,
    outcome: { part, ...rewritten },
  })
})

test('a failure is reported for its part', async () => {
  const rewriting = createRewriting()
  const problem = new ApiProblem(502, 'WRITER_FAILED', 'The language model did not write anything usable.')
  await rewriting.start({ part, progress: 'Rewriting line 1...', rewrite: () => Promise.reject(problem) })
  expect(rewriting.getState().outcome).toEqual({ part, warnings: [], failure: problem.sentence })
})

test('cancelling aborts the request and is not a failure', async () => {
  const rewriting = createRewriting()
  const left = vi.fn<() => void>()
  const done = rewriting.start({
    part,
    progress: 'Rewriting line 1...',
    rewrite: (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          left()
          reject(signal.reason as Error)
        }),
      ),
  })
  rewriting.cancel()
  await done
  expect(left).toHaveBeenCalledOnce()
  expect(rewriting.getState()).toEqual({ running: undefined, pausing: false, outcome: undefined })
})

test('one part is rewritten at a time', async () => {
  const rewriting = createRewriting()
  const answer = Promise.withResolvers<typeof rewritten>()
  const second = vi.fn<() => Promise<typeof rewritten>>(() => Promise.resolve(rewritten))
  const done = rewriting.start({ part, progress: 'Rewriting slide 1...', rewrite: () => answer.promise })
  await rewriting.start({ part: 'key2', progress: 'Rewriting slide 2...', rewrite: second })
  expect(second).not.toHaveBeenCalled()
  answer.resolve(rewritten)
  await done
  await rewriting.start({ part: 'key2', progress: 'Rewriting slide 2...', rewrite: second })
  expect(second).toHaveBeenCalledOnce()
})

test('the texts that are written so far are reported until the outcome', async () => {
  const rewriting = createRewriting()
  const answer = Promise.withResolvers<typeof rewritten>()
  let report: ((texts: readonly string[]) => void) | undefined
  const done = rewriting.start({
    part,
    progress: 'Rewriting slide 3...',
    rewrite: (_signal, onWritten) => {
      report = onWritten
      return answer.promise
    },
  })
  report?.(['Rain', 'It fa'])
  expect(rewriting.getState().running?.written).toEqual(['Rain', 'It fa'])
  answer.resolve(rewritten)
  await done
  report?.(['Rain', 'It falls.'])
  expect(rewriting.getState().running).toBeUndefined()
})

test('waits as long as the server asks before it rewrites again', async () => {
  vi.useFakeTimers()
  const rewriting = createRewriting()
  const busy = new ApiProblem(503, 'WRITER_UNAVAILABLE', 'Please try again in 2 minutes.', {
    retryAfterSeconds: 90,
  })
  const rewrite = vi.fn<() => Promise<typeof rewritten>>(() => Promise.reject(busy))
  const start = () => rewriting.start({ part, progress: 'Rewriting slide 1...', rewrite })
  await start()
  expect(rewriting.getState()).toMatchObject({ pausing: true, outcome: { failure: busy.sentence } })
  await start()
  vi.advanceTimersByTime(89_000)
  await start()
  expect(rewrite).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(rewriting.getState().pausing).toBe(false)
  await start()
  expect(rewrite).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
