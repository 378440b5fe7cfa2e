import type { Page } from '@playwright/test'

interface Problem {
  code: string
  error: string
}

/** The behaviour of the mocked course system, and the requests it received. */
export interface MockedSystem {
  /** Age of the cached courses, in seconds. */
  age: number
  /** Time of the last course list, as the server sends it. */
  readAt: string
  /** Problem of the last request to the course system, while cached courses are available. */
  failure: Problem | undefined
  /** Response in place of any list. */
  refuses: { status: number; json: Problem } | undefined
  /** Delays all responses until it resolves. */
  wait: Promise<void> | undefined
  /** Delays responses of the course system until it resolves. Cached courses are answered at once. */
  waitCurrent: Promise<void> | undefined
  asked: Record<'courses' | 'pages', { cached: number; current: number }>
}

/** A page of a mocked course with a finished slideshow. The pages alternate between four modules. */
export function coursePage(courseId: string, number: number): Record<string, unknown> {
  return {
    page_id: `${courseId}-${number}`,
    page_title: `Page ${number} of course ${courseId}`,
    module_id: `m${number % 4}`,
    module_name: `Module ${number % 4}`,
    module_position: number % 4,
    item_position: number,
    slideshow_status: 'Completed',
    podcast_status: 'Not_Started',
    slide_count: 9,
    question_count: 0,
  }
}

/** Answers requests for courses and pages in place of the server. */
export async function mockSystem(
  page: Page,
  courses: readonly { id: string; name: string; course_code: string }[],
  pagesOf: (courseId: string) => readonly Record<string, unknown>[],
): Promise<MockedSystem> {
  const system: MockedSystem = {
    age: 120,
    readAt: new Date().toISOString(),
    failure: undefined,
    refuses: undefined,
    wait: undefined,
    waitCurrent: undefined,
    asked: { courses: { cached: 0, current: 0 }, pages: { cached: 0, current: 0 } },
  }
  const answer = async (what: 'courses' | 'pages', headers: Record<string, string>, list: unknown) => {
    const cached = headers['cache-control']?.includes('max-stale') === true
    system.asked[what][cached ? 'cached' : 'current'] += 1
    await system.wait
    if (!cached) await system.waitCurrent
    if (system.refuses) return system.refuses
    return { json: list, headers: { age: String(cached ? system.age : 0) } }
  }
  await page.route('**/api/courses', async (route, request) =>
    route.fulfill(await answer('courses', request.headers(), courses)),
  )
  await page.route('**/api/pages', async (route, request) => {
    const { id } = request.postDataJSON() as { id: string }
    await route.fulfill(await answer('pages', request.headers(), pagesOf(id)))
  })
  await page.route('**/api/course-system', (route) =>
    route.fulfill({
      json: {
        base_url: 'https://canvas.riverside.example',
        system: 'Canvas',
        state: system.failure ? 'failing' : 'ok',
        problem: system.failure ?? null,
        read_at: system.readAt,
      },
    }),
  )
  return system
}
