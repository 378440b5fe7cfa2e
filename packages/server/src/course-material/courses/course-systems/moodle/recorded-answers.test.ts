import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readPage } from '../../../../generation/page-reader/read-page.ts'
import { byFunction, moodleBefore } from '../../../../testing/course-systems/moodle-under-test.ts'
import { recogniseMoodle } from './recognise.ts'

const folder = new URL('../../../../../../../../shared/course-systems/moodle/', import.meta.url)
const isThere = existsSync(folder)
const recording = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()).default({}),
  json: z.unknown().optional(),
  text: z.string().optional(),
})

/** Address of the recorded Moodle. */
const home = 'http://127.0.0.1:18080'

/** The answer as it came. */
function answer(name: string): Response {
  const { status, headers, json, text } = recording.parse(
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  )
  const body = json === undefined ? text : JSON.stringify(json)
  return new Response(body, { status, headers: { 'content-type': headers['content-type'] ?? '' } })
}

const listings = () => ({
  core_webservice_get_site_info: answer('01-site-info.json'),
  core_enrol_get_users_courses: answer('02-users-courses.json'),
  core_course_get_courses_by_field: answer('03-courses-by-field-id.json'),
  core_course_get_contents: answer('04-course-contents.json'),
  mod_page_get_pages_by_courses: answer('05-pages-by-courses.json'),
})

const refusals: [file: string, code: string, sentence?: RegExp][] = [
  ['20-err-invalid-token.json', 'KEY_REJECTED'],
  ['21-err-no-token.json', 'KEY_REJECTED'],
  ['22-err-unknown-function.json', 'COURSE_SYSTEM_FORBIDS', /core_course_get_contents\.$/],
  ['23-err-function-not-in-service.json', 'COURSE_SYSTEM_FORBIDS', /core_course_get_contents\.$/],
  ['24-err-missing-param.json', 'COURSE_SYSTEM_FAILED'],
  ['25-err-bad-param-type.json', 'COURSE_SYSTEM_FAILED'],
  ['26-err-no-such-course.json', 'NOT_FOUND'],
  ['27-err-not-enrolled.json', 'COURSE_SYSTEM_FORBIDS'],
  ['60-err-missing-param-debug-developer.json', 'COURSE_SYSTEM_FAILED'],
  ['60b-err-unknown-function-debug.json', 'COURSE_SYSTEM_FORBIDS'],
  ['61-rest-protocol-disabled.json', 'COURSE_SYSTEM_FORBIDS', /REST protocol\.$/],
  ['62-webservices-disabled.json', 'COURSE_SYSTEM_FORBIDS', /turn on web services/],
  ['63-maintenance.json', 'COURSE_SYSTEM_IN_MAINTENANCE', /^Moodle is in maintenance mode/],
  ['64-user-suspended.json', 'KEY_REJECTED'],
  ['67-no-format-xml.json', 'NOT_A_COURSE_SYSTEM'],
  ['68-not-moodle-path.json', 'NOT_A_COURSE_SYSTEM'],
  ['69-auth-header-not-supported.json', 'KEY_REJECTED'],
  ['80-database-down.json', 'COURSE_SYSTEM_UNAVAILABLE'],
]

describe.skipIf(!isThere)('Recorded answers of Moodle (where ../shared is present)', () => {
  test('contain the owner of the key, with a small service and with that of the app', async () => {
    for (const name of ['01-site-info.json', '01b-site-info-mobile.json', '71-ok-again.json']) {
      const { moodle } = moodleBefore(byFunction({ core_webservice_get_site_info: answer(name) }))
      // oxlint-disable-next-line no-await-in-loop -- three answers, one after the other
      expect(await moodle.whoAmI()).toEqual({ id: '3', name: 'Tessa Author' })
    }
  })

  test('contain the editable courses, with names without markup', async () => {
    const { moodle } = moodleBefore(byFunction(listings()))
    expect(await moodle.listCourses()).toEqual([
      { id: '2', name: 'Cell Biology — Ćwiczenia & Übungen 生物学', code: 'BIO-101' },
    ])
  })

  test('contain the sections as modules, with pages and visible book chapters', async () => {
    const { moodle } = moodleBefore(byFunction(listings()))
    const pages = await moodle.listPages('2')
    expect(pages.flatMap(({ id, availability }) => (availability ? [[id, availability]] : []))).toEqual([
      ['2', 'hidden'],
    ])
    expect(pages.map(({ id, title, module, position }) => [id, title, module?.name, position])).toEqual([
      ['1', 'What is a cell? intro & more', 'Unit 1: The cell', 1],
      ['2', 'Hidden page', 'Unit 1: The cell', 2],
      ['3', 'Markdown page', 'Unit 2: Membranes', 1],
      ['4', 'ملف الغشاء الخلوي', 'Unit 2: Membranes', 2],
      ['book-6-1', 'Membrane book: Chapter one', 'Unit 2: Membranes', 3],
      ['book-6-2', 'Membrane book: Sub of one', 'Unit 2: Membranes', 4],
    ])
  })

  test('contain no pages of an empty course', async () => {
    const { moodle } = moodleBefore(byFunction({ core_course_get_contents: answer('04e-empty-course.json') }))
    expect(await moodle.listPages('3')).toEqual([])
  })

  test('contain a page as its author wrote it, which the page reader sanitises', async () => {
    const { moodle } = moodleBefore(byFunction(listings()))
    const body = await moodle.readPage('2', '1')
    expect(body).toMatchObject({ id: '1', title: 'What is a cell? intro & more', state: 'ok' })
    expect(body.html).toContain('<strong>basic unit</strong>')
    const read = readPage(body)
    expect(JSON.stringify(read)).not.toMatch(/alert|<script/)
    expect(read.blocks.some((block) => block.kind === 'figure')).toBe(true)
  })

  test.each([
    ['book-6-1', 'Membrane book: Chapter one', '40-pluginfile-5-index.html.json', 'Body of chapter one'],
    ['book-6-2', 'Membrane book: Sub of one', '40-pluginfile-7-index.html.json', 'Sub body'],
  ])('contain the chapter %s without its leading headings', async (id, title, file, words) => {
    const { moodle } = moodleBefore((request, form) =>
      request.body === undefined ? answer(file) : byFunction(listings())(request, form),
    )
    const { html, ...body } = await moodle.readPage('2', id)
    expect(body).toEqual({ id, title, state: 'ok' })
    expect(html).toMatch(new RegExp(`^<div class="no-overflow"><div class="text_to_html"><p>${words}`))
    expect(html).not.toContain('src="m.png"')
  })

  test('contain the images of pages', async () => {
    const { moodle } = moodleBefore(() => answer('40-pluginfile-0-cell.png.json'))
    const url = 'http://127.0.0.1:18080/webservice/pluginfile.php/15/mod_page/content/cell.png'
    expect((await moodle.fetchFile({ url }, 1000)).contentType).toBe('image/png')
  })

  test.each([
    ['41-pluginfile-no-token.json', 'NOT_FOUND'],
    ['42-pluginfile-bad-token.json', 'KEY_REJECTED'],
    ['43-pluginfile-missing.json', 'NOT_FOUND'],
  ])('map to the right problem for files: %s', async (name, code) => {
    const { moodle } = moodleBefore(() => answer(name))
    const url = 'http://127.0.0.1:18080/webservice/pluginfile.php/15/mod_page/content/cell.png'
    await expect(moodle.fetchFile({ url }, 1000)).rejects.toMatchObject({ code })
  })

  test.each(refusals)('map to the right problem: %s', async (name, code, sentence = /./) => {
    const answers = { ...listings(), core_course_get_contents: answer(name) }
    const { moodle } = moodleBefore(byFunction(answers), { retryDelays: [] })
    const message = expect.stringMatching(sentence)
    await expect(moodle.listPages('2')).rejects.toMatchObject({ code, message })
  })

  test.each(['65-token-expired.json', '66-token-ip-restricted.json'])(
    'map to a rejected key if it may not even request its owner: %s',
    async (name) => {
      const { moodle } = moodleBefore(() => answer(name))
      await expect(moodle.listCourses()).rejects.toMatchObject({ code: 'KEY_REJECTED' })
    },
  )

  test.each([
    ['21-err-no-token.json', true],
    ['63-maintenance.json', true],
    ['80-database-down.json', true],
    ['50-mobile-public-config.json', true],
    ['62-webservices-disabled.json', false],
    ['68-not-moodle-path.json', false],
  ])('are recognised, or not: %s', async (name, isMoodle) => {
    const look = async () => {
      const response = answer(name)
      return { status: response.status, headers: response.headers, bytes: await response.bytes() }
    }
    expect(await recogniseMoodle(look, home)).toBe(isMoodle)
  })
})
