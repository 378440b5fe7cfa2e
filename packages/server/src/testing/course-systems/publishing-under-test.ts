import type { Fetch } from '../../course-material/courses/course-system.ts'
import type { CoursePublishingExample } from '../../course-material/courses/publishing/contract/publishing-under-test.ts'
import { networkError } from '../network/scripted-fetch.ts'

/** A network on which every change arrives and its response is lost. */
export function losingResponses(fetch: Fetch): Fetch {
  return async (address, init) => {
    const response = await fetch(address, init)
    if (!init.method) return response
    await response.body?.cancel()
    throw networkError('ECONNRESET')
  }
}

/** A teacher who changes pages of a course in Canvas. `course` is its address in the API. */
export function canvasTeacher(course: string, key: string): CoursePublishingExample['teacher'] {
  const request = async (method: string, pageId: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) body.set(`wiki_page[${name}]`, value)
    const headers = { authorization: `Bearer ${key}`, 'user-agent': 'A browser' }
    const options = { method, headers, ...(method === 'PUT' && { body }) }
    const response = await fetch(`${course}/pages/page_id:${pageId}`, options)
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  }
  return {
    edit: (pageId, { title, html }) =>
      request('PUT', pageId, { ...(title && { title }), ...(html && { body: html }) }),
    chooseFrontPage: (pageId) => request('PUT', pageId, { front_page: 'true' }),
    remove: (pageId) => request('DELETE', pageId, {}),
  }
}
