import { expect, type Page } from '@playwright/test'
import { signIn } from './teacher.ts'

/** A page of the sandbox with content, for a new teacher, with calls of the API. */
export async function madeContent(
  page: Page,
  format: 'slideshow' | 'podcast',
  account: { base_url?: string } = {},
) {
  const { token } = await signIn(page, account)
  const api = async (method: string, path: string, data?: object): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(path, { method, headers, data, timeout: 90_000 })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300)
    return answer.json()
  }
  const courses = (await api('GET', '/api/courses')) as { id: string; name: string }[]
  const courseId = courses.find(({ name }) => name === 'Coastal Weather')?.id ?? ''
  const pages = (await api('POST', '/api/pages', { id: courseId })) as { page_id: string }[]
  const pageId = pages[1]?.page_id ?? ''
  await api('POST', `/api/generate_${format}`, { course_id: courseId, page_ids: [pageId] })
  return {
    api,
    editor: `/edit-${format}/${courseId}/${pageId}`,
    address: `/api/${format}/${courseId}/${pageId}`,
  }
}
