import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Course } from './course.ts'
import { readOwnCourses } from './read-own-courses.ts'

let courses: Course[]
beforeAll(async () => {
  courses = await readOwnCourses(fileURLToPath(new URL('../courses', import.meta.url)))
})
const allPages = () => courses.flatMap(({ pages }) => pages)
const allHtml = () =>
  allPages()
    .map(({ html }) => html)
    .join('\n')

describe('The courses of the sandbox', () => {
  test('there are three, with six to twelve pages each', () => {
    expect(courses.map(({ pages }) => pages.length).every((count) => count >= 6 && count <= 12)).toBe(true)
    expect(courses).toHaveLength(3)
  })

  test('every course, module, item, page and file has a unique id', () => {
    const ids = courses.flatMap((course) => [
      course.id,
      ...course.pages.map(({ id }) => id),
      ...course.files.map(({ id }) => id),
      ...course.modules.flatMap((module) => [module.id, ...module.items.map(({ id }) => id)]),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('each picture that a course brings is shown, and no other', () => {
    for (const course of courses) {
      const shown = course.pages.flatMap(({ html }) =>
        [...html.matchAll(/src="files\/([^"]+)"/g)].map(([, name]) => name),
      )
      expect(new Set(shown)).toEqual(new Set(course.files.map(({ name }) => name)))
    }
  })

  test.each([
    ['nested lists', /<li>[^<]*(?:<strong>.*<\/strong>[^<]*)?\s*<[ou]l>/],
    ['ordered lists', /<ol>/],
    ['headings of three levels', /<h2>[\s\S]*<h3>[\s\S]*<h4>/],
    ['definitions', /<dl>/],
    ['tables with a header and a caption', /<caption>[\s\S]*<th scope="col">/],
    ['quotes with their source', /<blockquote>[\s\S]*<footer>/],
    ['code', /<pre><code class="language-python">/],
    ['equations as pictures', /class="equation_image"[^>]*data-equation-content="/],
    ['equations in the text', /\\\( /],
    ['equations as MathML', /<math /],
    ['callouts', /class="callout"/],
    ['a page from right to left', /dir="rtl" lang="ar"/],
    ['another language', /lang="es"/],
    ['words for screen readers only', /class="screenreader-only"/],
    ['empty paragraphs', /<p>&nbsp;<\/p>/],
    ['a file name for an alternative text', /alt="[\w-]+\.svg"/],
  ])('they use %s', (_, pattern) => {
    expect(allHtml()).toMatch(pattern)
  })

  test('there is an empty page, a page without a module and a page in two modules', () => {
    expect(allPages().filter(({ html }) => html === '')).toHaveLength(1)
    const placed = courses.flatMap(({ modules }) =>
      modules.flatMap(({ items }) => items.flatMap((item) => (item.type === 'Page' ? [item.page.id] : []))),
    )
    expect(allPages().filter(({ id }) => !placed.includes(id))).toHaveLength(1)
    expect(placed.filter((id, index) => placed.indexOf(id) !== index)).toHaveLength(1)
  })
})
