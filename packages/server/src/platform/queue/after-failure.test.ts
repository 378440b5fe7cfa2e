import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import { type AfterFailure, afterFailure, RunInterrupted } from './after-failure.ts'

const young = { retryCount: 0, ageMs: 0 }
const down = new Problem('WRITER_UNAVAILABLE')
const asksToWait = (retryAfterSeconds: number) => new Problem('WRITER_UNAVAILABLE', { retryAfterSeconds })
const again: AfterFailure = {}
const failed = { problem: expect.any(Problem) }

describe('a job whose run failed', () => {
  test('is run again three times after a temporary failure', () => {
    const tries = [0, 1, 2, 3].map((retryCount) => afterFailure(down, { ...young, retryCount }))
    expect(tries).toEqual([again, again, again, { problem: down }])
  })

  test('waits some minutes for a course system, which may restart', () => {
    const away = new Problem('COURSE_SYSTEM_UNAVAILABLE', { retryAfterSeconds: 5 })
    expect(afterFailure(away, { ...young, retryCount: 5 })).toEqual(again)
    expect(afterFailure(away, { ...young, retryCount: 6 })).toEqual({ problem: away })
  })

  test('waits for hours for a course system if its author does not wait for the result', () => {
    const away = new Problem('COURSE_SYSTEM_UNAVAILABLE', { retryAfterSeconds: 5 })
    const after = (ageMs: number) => afterFailure(away, { retryCount: 9, ageMs, waitsForCourseSystem: true })
    expect([0, 60_000, 600_000, 3_600_000, 5 * 3_600_000].map(after)).toEqual(
      [5, 6, 60, 360, 600].map((waitSeconds) => ({ waitSeconds })),
    )
    expect(after(6 * 3_600_000)).toEqual({ problem: away })
  })

  test('is run again once after an unexpected failure, and not after a permanent one', () => {
    expect(afterFailure(new Error('x'), young)).toEqual(again)
    expect(afterFailure(new Error('x'), { ...young, retryCount: 1 })).toEqual(failed)
    expect(afterFailure(new Problem('WRITER_FAILED'), young)).toEqual(failed)
  })

  test('is always run again after an interruption', () => {
    expect(afterFailure(new RunInterrupted('Shutting down.'), { ...young, retryCount: 9 })).toEqual(again)
  })

  test('waits as long as an external system asks, however often it asks', () => {
    for (const retryCount of [0, 3, 9])
      expect(afterFailure(asksToWait(300), { ...young, retryCount })).toEqual({ waitSeconds: 300 })
    expect(afterFailure(asksToWait(0), young)).toEqual({ waitSeconds: 1 })
  })

  test('is run less and less often if it is always asked to wait a second', () => {
    let [ageMs, runs] = [0, 0]
    for (let next = afterFailure(asksToWait(1), young); 'waitSeconds' in next; runs += 1) {
      ageMs += (next.waitSeconds ?? 0) * 1000
      next = afterFailure(asksToWait(1), { retryCount: 0, ageMs })
    }
    expect(runs).toBeLessThan(100)
    expect(ageMs).toBeGreaterThan(6 * 3600 * 1000 - 1)
  })

  test('does not wait for hours', () => {
    expect(afterFailure(asksToWait(7200), young)).toEqual(failed)
  })
})
