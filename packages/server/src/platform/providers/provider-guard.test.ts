import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { modelTerms } from '../../generation/writers/language-model/model-terms.ts'
import { createProviderGuard } from './provider-guard.ts'

const start = Date.parse('2026-11-22T10:00:00Z')
// cockatiel reads the clock itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

const never = new AbortController().signal
const down = () => Promise.reject(new Problem('WRITER_UNAVAILABLE'))
const asksToWait = (seconds: number) => () =>
  Promise.reject(new Problem('WRITER_UNAVAILABLE', { retryAfterSeconds: seconds }))
const answers = () => Promise.resolve('here')

function guarded() {
  const guard = createProviderGuard(modelTerms)
  let calls = 0
  return {
    calls: () => calls,
    call: <T>(make: () => Promise<T>, signal = never) =>
      guard.call(() => {
        calls += 1
        return make()
      }, signal),
  }
}

describe('a provider', () => {
  test('is not called before the wait that it requested has passed', async () => {
    const { call, calls } = guarded()
    await expect(call(asksToWait(300))).rejects.toMatchObject({ retryAfterSeconds: 300 })
    pass(120)
    await expect(call(answers)).rejects.toMatchObject({
      code: 'WRITER_UNAVAILABLE',
      message: 'The language model has asked Lectern to wait. Please try again in 3 minutes.',
      retryAfterSeconds: 180,
    })
    pass(179)
    for (let again = 0; again < 20; again += 1)
      await expect(call(answers)).rejects.toMatchObject({ retryAfterSeconds: 1 })
    expect(calls()).toBe(1)
    pass(1)
    expect(await call(answers)).toBe('here')
  })

  test('is not called by queued callers after it requested a wait', async () => {
    const { call, calls } = guarded()
    const held = Promise.withResolvers<never>()
    const first = Array.from({ length: 8 }, () => call(() => held.promise))
    const waiting = call(answers)
    held.reject(new Problem('WRITER_UNAVAILABLE', { retryAfterSeconds: 60 }))
    await Promise.allSettled(first)
    await expect(waiting).rejects.toMatchObject({ retryAfterSeconds: 60 })
    expect(calls()).toBe(8)
  })

  test('is not called for half a minute after four failures in a row', async () => {
    const { call, calls } = guarded()
    for (let time = 0; time < 4; time += 1)
      await expect(call(down)).rejects.toMatchObject({ retryAfterSeconds: undefined })
    pass(10)
    await expect(call(answers)).rejects.toMatchObject({
      message: 'The language model has not answered several times. Please try again in a minute.',
      retryAfterSeconds: 20,
    })
    expect(calls()).toBe(4)
    pass(21)
    expect(await call(answers)).toBe('here')
    expect(await call(answers)).toBe('here')
  })

  test('stays available if it answers in between', async () => {
    const { call } = guarded()
    for (let round = 0; round < 4; round += 1) {
      const ends = await Promise.allSettled([call(down), call(down), call(down)])
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      expect(await call(answers)).toBe('here')
    }
  })

  test.each(['CANCELLED', 'WRITER_FAILED', 'PAGE_TOO_LONG'] as const)(
    'stays available after calls that end with %s',
    async (code) => {
      const { call } = guarded()
      for (let time = 0; time < 9; time += 1)
        await expect(call(() => Promise.reject(new Problem(code)))).rejects.toMatchObject({ code })
      expect(await call(answers)).toBe('here')
    },
  )

  test('gets eight calls at once; queued calls are dropped once their caller has left', async () => {
    const { call, calls } = guarded()
    const held = Promise.withResolvers<string>()
    const first = Array.from({ length: 8 }, () => call(() => held.promise))
    const leaving = new AbortController()
    const [left, waiting] = [call(answers, leaving.signal), call(answers)]
    left.catch(() => {})
    expect(calls()).toBe(8)
    leaving.abort()
    held.resolve('done')
    expect(await Promise.all(first)).toHaveLength(8)
    expect(await waiting).toBe('here')
    await expect(left).rejects.toThrow('cancelled')
    expect(calls()).toBe(9)
  })

  test('refuses calls when too many wait', async () => {
    const { call } = guarded()
    const held = Promise.withResolvers<string>()
    const all = Array.from({ length: 72 }, () => call(() => held.promise))
    await expect(call(answers)).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE', retryAfterSeconds: 30 })
    held.resolve('done')
    await Promise.all(all)
  })

  test('takes calls again when those that wait are cancelled', async () => {
    const { call } = guarded()
    const held = Promise.withResolvers<string>()
    const running = Array.from({ length: 8 }, () => call(() => held.promise))
    const leaving = new AbortController()
    const left = Promise.allSettled(Array.from({ length: 64 }, () => call(answers, leaving.signal)))
    leaving.abort()
    const next = call(answers)
    held.resolve('done')
    expect(await next).toBe('here')
    await Promise.all([...running, left])
  })
})
