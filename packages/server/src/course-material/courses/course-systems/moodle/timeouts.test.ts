import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byFunction, moodleBefore } from '../../../../testing/course-systems/moodle-under-test.ts'
import { silence } from '../../../../testing/network/scripted-fetch.ts'
import type { CourseSystem } from '../../course-system.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // The timers of Node's signals use the real clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds)
    return controller.signal
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The time in seconds after which a call fails, and its code. */
async function failing(work: Promise<unknown>): Promise<{ seconds: number; code: unknown }> {
  const begun = performance.now()
  const ended = work.then(
    () => ({ seconds: Infinity, code: 'none' }),
    (error: unknown) => ({
      seconds: (performance.now() - begun) / 1000,
      code: error instanceof Error && 'code' in error ? error.code : error,
    }),
  )
  await vi.advanceTimersByTimeAsync(300_000)
  return ended
}

const asks: [string, number, (moodle: CourseSystem) => Promise<unknown>][] = [
  ['who the key belongs to', 10, (moodle) => moodle.whoAmI()],
  ['the courses', 10, (moodle) => moodle.listCourses()],
  ['the pages of a course', 10, (moodle) => moodle.listPages('2')],
  ['a page', 30, (moodle) => moodle.readPage('2', '21')],
  [
    'a picture',
    30,
    (moodle) => moodle.fetchFile({ url: 'http://127.0.0.1:18080/pluginfile.php/1/a.png' }, 9),
  ],
]

test.each(asks)(
  'a request for %s to a hanging Moodle ends after at most %i seconds',
  async (_what, most, ask) => {
    const { moodle } = moodleBefore(silence, { wait })
    const { seconds, code } = await failing(ask(moodle))
    expect(code).toBe('COURSE_SYSTEM_UNAVAILABLE')
    expect(seconds).toBeLessThanOrEqual(most)
  },
)

test('a Moodle that answers each request slowly has the same total timeout', async () => {
  const slowly = byFunction({
    core_webservice_get_site_info: { userid: 3, fullname: 'Ada', functions: [] },
  })
  const { moodle } = moodleBefore(
    async (request, form) => {
      await Promise.race([wait(9000), silence(request)])
      return slowly(request, form)
    },
    { wait },
  )
  expect((await failing(moodle.listCourses())).seconds).toBeLessThanOrEqual(10)
})
