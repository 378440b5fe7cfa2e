import type { Page } from '@playwright/test'

interface Problem {
  code: string
  error: string
}

/** How the mocked course system behaves from now on, and what it was asked. */
export interface MockedSystem {
  /** Seconds since what is known was told. */
  age: number
  /** When the courses were told last, as the screen hears it. */
  readAt: string
  /** What the last asking found wrong, while there is a list all the same. */
  failure: Problem | undefined
  /** The answer in place of any list. */
  refuses: { status: number; json: Problem } | undefined
  /** Nothing is answered before. */
  wait: Promise<void> | undefined
  /** What is asked of the course system itself is not answered before. */
  waitAnew: Promise<void> | undefined
  asked: Record<'courses' | 'pages', { known: number; anew: number }>
}

/** A page of a mocked course, with a finished slideshow; four modules take turns. */
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

/** Answers in place of the server what it tells of courses and their pages. */
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
    waitAnew: undefined,
    asked: { courses: { known: 0, anew: 0 }, pages: { known: 0, anew: 0 } },
  }
  const answer = async (what: 'courses' | 'pages', headers: Record<string, string>, list: unknown) => {
    const known = headers['cache-control']?.includes('max-stale') === true
    system.asked[what][known ? 'known' : 'anew'] += 1
    await system.wait
    if (!known) await system.waitAnew
    if (system.refuses) return system.refuses
    return { json: list, headers: { age: String(known ? system.age : 0) } }
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
