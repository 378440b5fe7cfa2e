import { describe, expect, test } from 'vitest'
import { readPage } from '../../../generation/page-reader/read-page.ts'
import { realCartridge } from '../../../testing/course-systems/cartridges.ts'
import { openArchive } from './archive.ts'
import { readCourseFile } from './read-course-file.ts'

const names = [
  'ally-accessibility-workshop.cc-by-sa-4.0.imscc',
  'ally-accessibility-workshop.stripped.cc-by-sa-4.0.imscc',
  'single-page.public-domain.imscc',
] as const
const [workshop, stripped, single] = names.map(realCartridge)

async function read(path: string) {
  const archive = await openArchive(path)
  return readCourseFile(archive, path, (picture) => `https://here.example/${picture}`).finally(() =>
    archive.close(),
  )
}

if (!workshop || !stripped || !single) {
  process.stderr.write('Not testing on real course files: shared/course-systems/cartridges is not there.\n')
}

describe.skipIf(!workshop || !stripped || !single)('real course files', () => {
  test('a workshop that Canvas exported has its four modules and six pages without a module', async () => {
    const course = await read(workshop ?? '')
    expect(course).toMatchObject({
      name: 'Ally: Accessibility Workshop',
      code: '',
      language: 'en',
      license: 'CC BY-SA 4.0',
    })
    expect(course.places.map(({ title, module }) => [module?.name, title])).toEqual([
      ['Part 1: Overview: Accessibility and ALLY', 'Accessibility FAQ'],
      ['Part 1: Overview: Accessibility and ALLY', 'What is ALLY?'],
      ['Part 1: Overview: Accessibility and ALLY', 'Alt Text: Writing Alternative Text'],
      ['Part 1: Overview: Accessibility and ALLY', 'Caption Hub'],
      ['Part 3: "After" courses', 'Call it out to your Students'],
      ['More on Accessibility', 'Accessibility Resources'],
      ...course.places.slice(6).map(({ title }) => [undefined, title]),
    ])
    expect(course.pages).toHaveLength(12)
    expect(course.pictures).toContain('web_resources/Course Files/Images/Ally Logo Image.png')
    const words = course.pages.map((page) => readPage(page).words)
    expect(words.filter((count) => count > 100).length).toBeGreaterThan(4)
  })

  test('the same without its files has the same pages, without images', async () => {
    const [whole, without] = await Promise.all([read(workshop ?? ''), read(stripped ?? '')])
    expect(without.places).toEqual(whole.places)
    expect(without.pictures).toEqual([])
  })

  test('a course of one empty page is read', async () => {
    const course = await read(single ?? '')
    expect(course).toMatchObject({ name: 'The Life of Paul', license: 'Public Domain' })
    expect(course.places).toEqual([{ id: '1', title: 'Our Purpose', module: null, position: null }])
    expect(course.pages[0]?.html).toBe('')
  })
})
