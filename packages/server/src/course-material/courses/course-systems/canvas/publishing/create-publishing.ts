import type { CoursePublishing } from '../../../publishing/course-publishing.ts'
import type { CanvasClient } from '../calls/client.ts'
import { removePage, updatePage } from './change-page.ts'
import { createPage, findMarkedPage } from './create-page.ts'
import { getPage, withoutSlug } from './page-calls.ts'
import { placePage } from './place-page.ts'

/** Writes pages into Canvas (https://developerdocs.instructure.com/services/canvas/resources/pages). */
export function createCanvasPublishing(client: CanvasClient): CoursePublishing {
  return {
    createPage: async (courseId, page, signal) =>
      withoutSlug(await createPage(client, courseId, page, signal)),
    findPage: async (courseId, page, signal) => {
      const found = await findMarkedPage(client, courseId, page, signal)
      return found ? withoutSlug(found) : null
    },
    placePage: (courseId, pageId, place, signal) => placePage(client, courseId, pageId, place, signal),
    readPage: async (courseId, pageId, signal) =>
      withoutSlug(await getPage(client, courseId, pageId, signal)),
    updatePage: async (courseId, pageId, change, signal) => {
      const result = await updatePage(client, courseId, pageId, change, signal)
      return result.outcome === 'updated' ? { ...result, page: withoutSlug(result.page) } : result
    },
    removePage: (courseId, pageId, removal, signal) => removePage(client, courseId, pageId, removal, signal),
  }
}
