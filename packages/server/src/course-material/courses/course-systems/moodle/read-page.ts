import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SystemPageBody } from '../../course-system.ts'
import { absoluteAddresses, showsNothing, withoutLeadingHeadings } from '../../html/html.ts'
import { createExpiringCache } from './expiring-cache.ts'
import type { MoodleClient } from './client.ts'
import { activityOf, pagesOf } from './outline.ts'
import type { OutlinedPage } from './outline.ts'
import { courseContents, pagesByCourses } from './schemas.ts'
import type { PageBodies } from './schemas.ts'

const mostBytesOfChapter = 10 * 1024 * 1024
/** Moodle returns all bodies of a course together. The cache serves consecutive pages with one request. */
const keepBodiesFor = 60_000

type ReadPage = (courseId: string, pageId: string, signal?: AbortSignal) => Promise<SystemPageBody>

/** Reads pages, chapters and labels with their current content. */
export function createPageReader(client: MoodleClient, baseUrl: string): ReadPage {
  const bodies = createExpiringCache<PageBodies>(keepBodiesFor)

  async function find(courseId: string, pageId: string, signal?: AbortSignal): Promise<OutlinedPage> {
    const activity = activityOf(pageId)
    if (activity === undefined) throw new Problem('NOT_FOUND')
    const sections = await client.call(
      'core_course_get_contents',
      { courseid: courseId, 'options[0][name]': 'cmid', 'options[0][value]': activity },
      courseContents,
      signal,
      courseId,
    )
    const pages = sections.flatMap(({ modules }) => modules).flatMap(pagesOf)
    const found = pages.find(({ id }) => id === pageId)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  }

  /** A cached body is valid if the page was not changed since. */
  async function bodyOf(courseId: string, activity: string, changed: number, signal?: AbortSignal) {
    const load = async () => {
      const parameters = { 'courseids[0]': courseId }
      const name = 'mod_page_get_pages_by_courses'
      // Other callers may wait for the same answer, so no single signal may end it.
      return (await client.call(name, parameters, pagesByCourses, undefined, courseId)).pages
    }
    const bodyIn = (pages: PageBodies) => pages.find(({ coursemodule }) => coursemodule === activity)
    const isGood = (pages: PageBodies) => (bodyIn(pages)?.timemodified ?? -1) >= changed
    const body = bodyIn(await bodies.ask(courseId, load, { isGood, signal }))
    if (!body) throw new Problem('NOT_FOUND')
    return body.revision === 0 ? withFileAddresses(body.content) : body.content
  }

  async function chapterAt(address: string, signal?: AbortSignal): Promise<string> {
    const file = URL.parse(address)
    if (!file || !client.isFile(file)) throw new Problem('COURSE_SYSTEM_FAILED')
    const { bytes } = await client.download(file, mostBytesOfChapter, signal)
    // The file begins with its title, which follows the title of its chapter.
    return withoutLeadingHeadings(new TextDecoder().decode(bytes))
  }

  /** The HTML, and its address in a browser. */
  async function htmlOf(courseId: string, { text }: OutlinedPage, signal?: AbortSignal) {
    switch (text.in) {
      case 'page': {
        const html = await bodyOf(courseId, text.activity, text.changed, signal)
        return { html, address: `${baseUrl}/mod/page/view.php?id=${text.activity}` }
      }
      case 'chapter':
        return { html: await chapterAt(text.address, signal), address: text.address }
      case 'label':
        return { html: text.html, address: `${baseUrl}/course/view.php?id=${courseId}` }
    }
  }

  return async (courseId, pageId, signal) => {
    const page = await find(courseId, pageId, signal)
    const { id, title, locked } = page
    if (locked) return { id, title, html: '', state: 'locked', note: locked }
    const { html, address } = await htmlOf(courseId, page, signal)
    if (showsNothing(html)) return { id, title, html: '', state: 'empty' }
    return { id, title, html: absoluteAddresses(html, address), state: 'ok' }
  }
}

/**
 * Moodle serves the files of a page at `…/mod_page/content/<revision>/<path>`, with any revision. In the HTML of a
 * page with revision 0 (never saved since an import) it omits the number, and then refuses its own addresses.
 */
const withFileAddresses = (html: string) =>
  html.replaceAll(/\/mod_page\/content\/(?!0\/)/g, (folder) => `${folder}0/`)
