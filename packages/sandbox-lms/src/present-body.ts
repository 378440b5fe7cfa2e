import type { Course, Page } from './course.ts'

/**
 * The body of a page as the API returns it. Addresses are absolute. Pictures and links of the course carry the API
 * address of their target. The bodies of the sandbox are simple enough to match attributes as text.
 */
export function presentBody(course: Course, page: Page, home: string): string {
  const api = `${home}/api/v1/courses/${course.id}`
  const here = `${home}/courses/${course.id}/pages/${page.url}`
  return page.html
    .replaceAll(/\bsrc="files\/([^"]+)"/g, (whole, name: string) => {
      const file = course.files.find((candidate) => candidate.name === name)
      if (!file) return whole
      const address = `${home}/courses/${course.id}/files/${file.id}/preview`
      return `src="${address}" data-api-endpoint="${api}/files/${file.id}" data-api-returntype="File" loading="lazy"`
    })
    .replaceAll(
      /\bhref="pages\/([^"]+)"/g,
      (_, url: string) =>
        `href="${home}/courses/${course.id}/pages/${url}" data-api-endpoint="${api}/pages/${url}" data-api-returntype="Page" data-course-type="wikiPages"`,
    )
    .replaceAll(/\b(src|href)="(?![a-z][a-z0-9+.-]*:|#)([^"]*)"/gi, (_, name: string, address: string) => {
      return `${name}="${new URL(address, here).href}"`
    })
}
