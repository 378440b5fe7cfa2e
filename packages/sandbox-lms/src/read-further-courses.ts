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
  /** Path of the body, from the folder. */
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
 * Further courses from a folder that holds a `courses.json` (courses, their modules, their page items) and the page
 * bodies that it names. Such courses bring no files: their pictures are not there.
 */
export async function readFurtherCourses(folder: string): Promise<Course[]> {
  const told = listing.parse(JSON.parse(await readFile(join(folder, 'courses.json'), 'utf8')))
  const bodies = new Map<string, Promise<string>>()
  // A body that many pages share is read once: thousands of open files are more than a system allows.
  const readBody = (file: string) => {
    const body = bodies.get(file) ?? readFile(join(folder, file), 'utf8')
    bodies.set(file, body)
    return body
  }
  return Promise.all(told.courses.map((each) => readCourse(each, readBody)))
}

type ReadBody = (file: string) => Promise<string>

async function readCourse(told: z.infer<typeof course>, readBody: ReadBody): Promise<Course> {
  const items = told.modules.flatMap((module) => module.items)
  const pages = new Map(
    await Promise.all(items.map(async (each) => [each.page_id, await readPage(each, readBody)] as const)),
  )
  return {
    id: told.id,
    name: told.name,
    code: told.course_code,
    language: told.language,
    modules: byPosition(told.modules).map((module) => ({
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

async function readPage(told: z.infer<typeof item>, readBody: ReadBody): Promise<Page> {
  const html = await readBody(told.file)
  return { id: told.page_id, url: told.page_url, title: told.title, html: html.trim(), isFrontPage: false }
}

function byPosition<T extends { position: number }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => a.position - b.position)
}
