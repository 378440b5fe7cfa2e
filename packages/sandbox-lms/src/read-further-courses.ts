import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Course, Page } from './course.ts'

const item = z.object({
  id: z.int(),
  type: z.literal('Page'),
  position: z.int(),
  page_id: z.int(),
  page_url: z.string(),
  title: z.string(),
  /** Path of the body, relative to the folder. */
  file: z.string(),
})
const course = z.object({
  id: z.int(),
  name: z.string(),
  course_code: z.string(),
  language: z.string(),
  modules: z.array(z.object({ id: z.int(), name: z.string(), position: z.int(), items: z.array(item) })),
})
const listing = z.object({ courses: z.array(course) })

/**
 * Reads additional courses from a folder with a `courses.json` (courses, modules, page items) and the page bodies that
 * it names. Such courses have no files, so their pictures are missing.
 */
export async function readFurtherCourses(folder: string): Promise<Course[]> {
  const listed = listing.parse(JSON.parse(await readFile(join(folder, 'courses.json'), 'utf8')))
  const bodies = new Map<string, Promise<string>>()
  // A body that many pages share is read once. Opening thousands of files would exceed the limit of the operating
  // system.
  const readBody = (file: string) => {
    const body = bodies.get(file) ?? readFile(join(folder, file), 'utf8')
    bodies.set(file, body)
    return body
  }
  return Promise.all(listed.courses.map((each) => readCourse(each, readBody)))
}

type ReadBody = (file: string) => Promise<string>

async function readCourse(listed: z.infer<typeof course>, readBody: ReadBody): Promise<Course> {
  const items = listed.modules.flatMap((module) => module.items)
  const pages = new Map(
    await Promise.all(items.map(async (each) => [each.page_id, await readPage(each, readBody)] as const)),
  )
  return {
    id: listed.id,
    name: listed.name,
    code: listed.course_code,
    language: listed.language,
    modules: byPosition(listed.modules).map((module) => ({
      id: module.id,
      name: module.name,
      items: byPosition(module.items).flatMap(({ id, type, page_id }) => {
        const page = pages.get(page_id)
        return page ? [{ id, type, page }] : []
      }),
    })),
    pages: [...pages.values()],
    files: [],
  }
}

async function readPage(listed: z.infer<typeof item>, readBody: ReadBody): Promise<Page> {
  const html = await readBody(listed.file)
  return {
    id: listed.page_id,
    url: listed.page_url,
    title: listed.title,
    html: html.trim(),
    isFrontPage: false,
  }
}

function byPosition<T extends { position: number }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => a.position - b.position)
}
