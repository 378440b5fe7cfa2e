import { setImmediate as turn } from 'node:timers/promises'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCircuits } from '../../courses/circuits.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import { createFakeCourseSystem } from '../../../testing/course-systems/fake-course-system.ts'
import { testCourses } from '../../../testing/start-test-app.ts'
import type { AccessStore } from '../store/access-store.ts'
import { usualTimeouts } from './access-timeouts.ts'
import { createRefresher } from './refresher.ts'

const ada = { id: 'ada', courseSystem: 'https://canvas.example.edu' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A refresher with a fake course system, and the answers it stored. */
function refreshing({ refresh = 60_000 } = {}) {
  const system = createFakeCourseSystem({ courses: testCourses })
  const kept: string[] = []
  const logged: string[] = []
  let isUsed = true
  const write = (_details: object, message: string) => void logged.push(message)
  const logger: Logger = { debug: write, info: write, warn: write, error: write }
  const store: Pick<AccessStore, 'keepCourses' | 'keepPages' | 'keepProblem'> = {
    async keepCourses(_account, { askedAt }, courses) {
      if (isUsed) kept.push(`${courses.length} courses asked at ${askedAt.getTime()}`)
      return isUsed
    },
    async keepPages(_account, _asked, courseId, pages) {
      kept.push(`${pages.length} pages of ${courseId}`)
      return true
    },
    async keepProblem(_account, _epoch, { code }) {
      kept.push(code)
    },
  }
  const refresher = createRefresher({
    // The refresher uses only these methods of the store.
    store: store as AccessStore,
    circuits: createCircuits({ logger }),
    logger,
    connect: async () => system,
    timeouts: { ...usualTimeouts, refresh },
    now: Date.now,
  })
  return { system, kept, logged, refresher, moveAway: () => (isUsed = false) }
}

/** Runs all pending promise callbacks. Timers do not fire. */
async function settle() {
  for (let turns = 0; turns < 20; turns += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await turn()
  }
}

describe('refreshes', () => {
  test('of one account share a request, and different courses use several', async () => {
    const { system, kept, refresher } = refreshing()
    const release = system.hang()
    const all = [
      ...Array.from({ length: 20 }, () => refresher.courses(ada, 0).now()),
      refresher.pages(ada, 0, '7').now(),
      refresher.pages(ada, 0, '7').inTime(),
      refresher.pages(ada, 0, '8').now(),
    ]
    await settle()
    release()
    await Promise.all(all)
    expect(system.calls).toEqual(['listCourses', 'listPages 7', 'listPages 8'])
    expect(kept).toEqual(['2 courses asked at 0', '3 pages of 7', '1 pages of 8'])
  })

  test('with another key send a new request while the old one hangs', async () => {
    const { system, refresher } = refreshing()
    const release = system.hang()
    const old = refresher.courses(ada, 0).now()
    const next = refresher.courses(ada, 1).now()
    await settle()
    expect(system.calls).toEqual(['listCourses', 'listCourses'])
    release()
    await Promise.all([old, next])
  })

  test('in the background start once in fifteen seconds', async () => {
    const { system, refresher } = refreshing()
    for (const now of [0, 1000, 14_999, 15_000, 16_000]) {
      vi.setSystemTime(now)
      refresher.courses(ada, 0).soon()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await settle()
    }
    expect(system.calls).toHaveLength(2)
  })

  test('of one course system are limited to eight at a time', async () => {
    const { system, refresher } = refreshing()
    const release = system.hang()
    const all = Array.from({ length: 20 }, (_, index) =>
      refresher.courses({ ...ada, id: `${index}` }, 0).now(),
    )
    await settle()
    expect(system.calls).toHaveLength(8)
    release()
    await Promise.all(all)
    expect(system.calls).toHaveLength(20)
  })

  test('that fail are logged once, stored as the problem and not repeated for a while', async () => {
    const { system, kept, logged, refresher } = refreshing()
    system.failWith('COURSE_SYSTEM_FAILED')
    const courses = refresher.courses(ada, 0)
    const waiting = [courses.now(), courses.now(), courses.inTime()]
    for (const one of await Promise.allSettled(waiting))
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'COURSE_SYSTEM_FAILED' } })
    expect(kept).toEqual(['COURSE_SYSTEM_FAILED'])
    expect(logged).toEqual(['A course system could not be read.'])
    expect(courses.recentFailure()).toMatchObject({ code: 'COURSE_SYSTEM_FAILED' })
    expect(refresher.courses(ada, 1).recentFailure()).toBeUndefined()
    vi.setSystemTime(15_000)
    expect(courses.recentFailure()).toBeUndefined()
  })

  test('that take longer than lists wait are still stored when they finish', async () => {
    const { system, kept, refresher } = refreshing()
    const release = system.hang()
    const courses = refresher.courses(ada, 0)
    const [inTime, end] = [courses.inTime(), courses.now()]
    await settle()
    vi.advanceTimersByTime(usualTimeouts.list)
    await expect(inTime).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    expect(kept).toEqual(['COURSE_SYSTEM_UNAVAILABLE'])
    release()
    await end
    expect(kept.at(-1)).toBe('2 courses asked at 0')
  })

  test('time out even if the course system ignores the signal, and its late answer is discarded', async () => {
    const { system, kept, refresher } = refreshing({ refresh: 1 })
    const release = system.hang({ ignoresAbort: true })
    await expect(refresher.courses(ada, 0).now()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    release()
    await settle()
    expect(kept).toEqual(['COURSE_SYSTEM_UNAVAILABLE'])
  })

  test('of an account that has moved report that they were not used', async () => {
    const { moveAway, refresher } = refreshing()
    moveAway()
    const outcome = refresher.courses(ada, 0).now()
    await expect(outcome).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE', retryAfterSeconds: 1 })
  })

  test('are not sent while the circuit is open, and are sent again after a successful trial', async () => {
    const { system, refresher } = refreshing()
    const ask = (id: string) => refresher.courses({ ...ada, id }, 0).now()
    system.failWith('COURSE_SYSTEM_UNAVAILABLE')
    for (const id of ['1', '2', '3', '4', '5']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(ask(id)).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    }
    expect(system.calls).toHaveLength(3)
    system.failWith(undefined)
    vi.setSystemTime(5000)
    await ask('6')
    await ask('7')
    expect(system.calls).toHaveLength(5)
  })

  test('end when the refresher closes, and no new refresh starts', async () => {
    const { system, logged, refresher } = refreshing()
    system.hang({ ignoresAbort: true })
    const waiting = Promise.allSettled([refresher.courses(ada, 0).now()])
    await settle()
    await refresher.close()
    expect(await waiting).toMatchObject([{ reason: { code: 'SHUTTING_DOWN' } }])
    refresher.courses(ada, 1).soon()
    await expect(refresher.courses(ada, 1).now()).rejects.toEqual(new Problem('SHUTTING_DOWN'))
    expect([system.calls.length, logged]).toEqual([1, []])
  })
})
