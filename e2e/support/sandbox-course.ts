import { expect, type Page } from '@playwright/test'
import { signIn, type Teacher } from './teacher.ts'

export type Format = 'slideshow' | 'podcast'

/** A page in the sandbox course system. */
interface SandboxPage {
  readonly page_id: string
  readonly title: string
  readonly body: string
  readonly published: boolean
}

/** A course of the sandbox, with calls as the teacher and as another author. */
export interface SandboxCourse {
  readonly teacher: Teacher
  readonly courseId: string
  readonly name: string
  /** The pages of the list, in course order. */
  readonly pages: readonly { readonly page_id: string; readonly page_title: string }[]
  /** Calls the API of Lectern as the teacher. */
  readonly api: <Answer = unknown>(method: string, path: string, data?: object) => Promise<Answer>
  /** The pages of the course system whose title contains a text. */
  readonly pagesTitled: (title: string) => Promise<SandboxPage[]>
  /** Changes a page as another author. */
  readonly edit: (pageId: string, fields: { title?: string; body?: string }) => Promise<void>
  readonly read: (pageId: string) => Promise<SandboxPage>
  readonly remove: (pageId: string) => Promise<void>
}

/**
 * Signs in on a course system, and opens one of its courses through the API. `api_key` chooses how the course system
 * behaves.
 */
export async function sandboxCourse(
  page: Page,
  name: string,
  account: Pick<Teacher, 'base_url'> & Partial<Teacher>,
): Promise<SandboxCourse> {
  const teacher = await signIn(page, account)
  const { token } = teacher
  const api = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(path, { method, headers, data, timeout: 90_000 })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300)
    return (await answer.json()) as Answer
  }
  const courses = await api<{ id: string; name: string }[]>('GET', '/api/courses')
  const courseId = courses.find((course) => course.name === name)?.id ?? ''
  const pages = await api<SandboxCourse['pages']>('POST', '/api/pages', { id: courseId })
  return { teacher, courseId, name, pages, api, ...courseSystemCalls(page, teacher, courseId) }
}

/** Calls of the course system. */
function courseSystemCalls(page: Page, { base_url: home }: Teacher, courseId: string) {
  const send = async (method: string, path: string, form?: Record<string, string>) => {
    const answer = await page.request.fetch(`${home}/api/v1/courses/${courseId}/pages${path}`, {
      method,
      headers: { Authorization: 'Bearer sandbox-colleague', 'User-Agent': 'A browser' },
      ...(form && { form }),
    })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300)
    return (await answer.json()) as unknown
  }
  const read = async (pageId: string) => (await send('GET', `/page_id:${pageId}`)) as SandboxPage
  return {
    read,
    pagesTitled: async (title: string) => {
      const listed = (await send('GET', '?per_page=100&include[]=body')) as SandboxPage[]
      return listed.filter((one) => one.title.includes(title))
    },
    edit: async (pageId: string, fields: { title?: string; body?: string }) => {
      const named = Object.entries(fields).map(([field, value]) => [`wiki_page[${field}]`, value])
      await send('PUT', `/page_id:${pageId}`, Object.fromEntries(named) as Record<string, string>)
    },
    remove: async (pageId: string) => {
      await send('DELETE', `/page_id:${pageId}`)
    },
  }
}

/** Generates the content of pages without audio, and marks it as complete. */
export async function completePieces(
  {
    api,
    courseId,
  }: { api: (method: string, path: string, data?: object) => Promise<unknown>; courseId: string },
  format: Format,
  pageIds: readonly string[],
): Promise<void> {
  await api('POST', `/api/generate_${format}`, { course_id: courseId, page_ids: pageIds })
  for (const pageId of pageIds)
    // oxlint-disable-next-line no-await-in-loop -- a course system answers a few calls at a time
    await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { [`${format}_status`]: 'Completed' })
}
