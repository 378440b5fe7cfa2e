import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import type { Course, CourseFile, Item, Page } from './course.ts'

const manifest = z.strictObject({
  id: z.int(),
  name: z.string(),
  course_code: z.string(),
  language: z.string(),
  /** The licence of the text and the pictures. */
  licence: z.string(),
  front_page: z.string().optional(),
  pages: z.array(z.strictObject({ id: z.int(), url: z.string(), title: z.string() })),
  modules: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      items: z.array(
        z.discriminatedUnion('type', [
          z.strictObject({ id: z.int(), type: z.literal('Page'), page: z.string() }),
          z.strictObject({ id: z.int(), type: z.literal('SubHeader'), title: z.string() }),
          z.strictObject({
            id: z.int(),
            type: z.literal('ExternalUrl'),
            title: z.string(),
            address: z.url(),
          }),
        ]),
      ),
    }),
  ),
  files: z.array(z.strictObject({ id: z.int(), name: z.string() })),
})
type Manifest = z.infer<typeof manifest>

const contentTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/**
 * Reads the courses that come with the sandbox. Each is a folder with a `course.json`, `pages/<url>.html` and `files/`.
 */
export async function readOwnCourses(folder: string): Promise<Course[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const courses = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => readCourse(join(folder, entry.name))),
  )
  return courses.toSorted((a, b) => a.id - b.id)
}

async function readCourse(folder: string): Promise<Course> {
  const parsed = manifest.parse(JSON.parse(await readFile(join(folder, 'course.json'), 'utf8')))
  const [pages, files] = await Promise.all([readPages(folder, parsed), readFiles(folder, parsed)])
  const pageNamed = (url: string) => {
    const page = pages.find((candidate) => candidate.url === url)
    if (!page) throw new Error(`${folder}/course.json puts '${url}' in a module, but has no such page.`)
    return page
  }
  const toItem = (item: Manifest['modules'][number]['items'][number]): Item =>
    item.type === 'Page' ? { id: item.id, type: 'Page', page: pageNamed(item.page) } : item
  return {
    id: parsed.id,
    name: parsed.name,
    code: parsed.course_code,
    language: parsed.language,
    modules: parsed.modules.map(({ id, name, items }) => ({ id, name, items: items.map(toItem) })),
    pages,
    files,
  }
}

function readPages(folder: string, parsed: Manifest): Promise<Page[]> {
  return Promise.all(
    parsed.pages.map(async (page) => ({
      ...page,
      html: (await readFile(join(folder, 'pages', `${page.url}.html`), 'utf8')).trim(),
      isFrontPage: page.url === parsed.front_page,
    })),
  )
}

function readFiles(folder: string, parsed: Manifest): Promise<CourseFile[]> {
  return Promise.all(
    parsed.files.map(async (file) => ({
      ...file,
      contentType: contentTypes[extname(file.name)] ?? 'application/octet-stream',
      bytes: await readFile(join(folder, 'files', file.name)),
    })),
  )
}
