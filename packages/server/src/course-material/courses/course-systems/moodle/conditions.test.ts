import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { moodleKey, startMoodleDouble } from '../../../../testing/course-systems/moodle-double.ts'
import type { MoodleCondition, MoodleDouble } from '../../../../testing/course-systems/moodle-double.ts'
import { createGuardedFetch } from '../../network/guarded-fetch.ts'
import { createMoodle } from './moodle.ts'

let double: MoodleDouble
beforeAll(async () => {
  double = await startMoodleDouble()
})
afterEach(() => double.be('well'))
afterAll(() => double.close())

const fetch = createGuardedFetch({ allowPrivate: true })
const connect = () =>
  createMoodle(
    { baseUrl: double.url, authentication: { kind: 'token', token: moodleKey } },
    { fetch, retryDelays: [] },
  )

test("courses in which the key's owner is a student are left out, hidden courses are not", async () => {
  expect((await connect().listCourses()).map(({ name }) => name)).toEqual([
    'Slow Bread & Sourdough',
    'Jam, Pickles and Brine',
  ])
})

test('the key is sent in the body of calls, never in their address', async () => {
  const system = connect()
  await system.listCourses()
  await system.readPage('2', '21')
  const calls = double.asked.filter(({ path }) => path.includes('/rest/'))
  expect(calls.length).toBeGreaterThan(3)
  expect(calls.filter(({ path }) => path !== '/moodle/webservice/rest/server.php')).toEqual([])
  expect(calls.every(({ headers }) => headers['user-agent']?.startsWith('Lectern/'))).toBe(true)
})

test.each<[MoodleCondition, string, RegExp]>([
  ['in maintenance', 'COURSE_SYSTEM_IN_MAINTENANCE', /^Moodle is in maintenance mode\./],
  ['upgraded by its administrator', 'COURSE_SYSTEM_IN_MAINTENANCE', /^Moodle is in maintenance mode\./],
  ['dropping connections', 'COURSE_SYSTEM_UNAVAILABLE', /does not answer at the moment/],
  ['without web services', 'COURSE_SYSTEM_FORBIDS', /Web services are off on your Moodle/],
  ['with an expired key', 'KEY_REJECTED', /no longer accepts this API key/],
  [
    { lacking: 'mod_page_get_pages_by_courses' },
    'COURSE_SYSTEM_FORBIDS',
    /: mod_page_get_pages_by_courses\.$/,
  ],
])('a Moodle %o is refused with a sentence that says what to do', async (condition, code, sentence) => {
  double.be(condition)
  const refused = { code, message: expect.stringMatching(sentence) }
  await expect(connect().whoAmI()).rejects.toMatchObject(refused)
  await expect(connect().listCourses()).rejects.toMatchObject(refused)
})

test('an expired key is distinguished from one that may not call one function', async () => {
  const system = connect()
  await system.listCourses()
  double.be('with an expired key')
  await expect(system.listPages('2')).rejects.toMatchObject({ code: 'KEY_REJECTED' })
})

test('a restricted page says why, and its text is not read', async () => {
  expect(await connect().readPage('2', '26')).toEqual({
    id: '26',
    title: 'The Secret Recipe',
    html: '',
    state: 'locked',
    note: 'Not available unless: You bake a loaf',
  })
})

test('chapters keep their own headings and get absolute image addresses', async () => {
  const system = connect()
  const first = await system.readPage('2', 'book-27-1')
  expect(first.html).not.toMatch(/<h3>/)
  const [, address = ''] = /src="([^"]+)"/.exec(first.html) ?? []
  expect(address).toBe(`${double.url}/webservice/pluginfile.php/70/mod_book/chapter/1/jar.svg`)
  expect((await system.fetchFile({ url: address }, 10_000)).contentType).toBe('image/svg+xml')
  const second = await system.readPage('2', 'book-27-2')
  expect(second.html).toMatch(/^<div class="no-overflow"><h5>Every day<\/h5>/)
})

test.each([
  'book-27-3',
  'book-27-4',
  'book-27-9',
  'label-22',
  'label-21',
  'page-21',
  '24',
  '020',
  '2 or 1',
  '',
])('page %j does not exist', async (id) => {
  await expect(connect().readPage('2', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the bodies of a course are requested once for consecutive pages, and again when one changes', async () => {
  const system = connect()
  const asks = () =>
    double.asked.filter(({ form }) => form.get('wsfunction') === 'mod_page_get_pages_by_courses').length
  const before = asks()
  await Promise.all([system.readPage('2', '21'), system.readPage('2', '25')])
  await system.readPage('2', '21')
  expect(asks() - before).toBe(1)
  double.rewrite(25, '<p>Fold the dough twice, and show it.</p>')
  expect((await system.readPage('2', '25')).html).toContain('Fold the dough twice')
  expect(asks() - before).toBe(2)
})

test('a Moodle without file downloads is reported for a chapter that is a file', async () => {
  double.be('without file downloads')
  await expect(connect().readPage('2', 'book-27-1')).rejects.toMatchObject({
    code: 'COURSE_SYSTEM_FORBIDS',
    message: expect.stringContaining('Can download files'),
  })
})

test('pages that students cannot find are marked: hidden, restricted and unlisted ones', async () => {
  const pages = await connect().listPages('2')
  expect(Object.fromEntries(pages.map(({ title, availability }) => [title, availability]))).toEqual({
    'Why Dough Rises': undefined,
    'Weigh, do not pour': undefined,
    'Notes for Next Year': 'hidden',
    'The Secret Recipe': 'restricted',
    'The Book of the Starter: A Living Culture': undefined,
    'The Book of the Starter: Feeding & Resting': undefined,
    'The Book of Rye: A Living Culture': undefined,
    'After the First Loaf': 'restricted',
    'Linked From the Forum': 'unlisted',
  })
})

test('an account that can read courses but edit none gets a sentence about it', async () => {
  double.be('asked by a reader')
  await expect(connect().listCourses()).rejects.toMatchObject({
    code: 'NO_COURSES_TO_EDIT',
    message: expect.stringMatching(/^Your Moodle account can read courses here but edit none\./),
  })
})

test.each(['in maintenance', 'upgraded by its administrator'] as const)(
  'a Moodle %s is asked once, without a wait',
  async (condition) => {
    const waits: number[] = []
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    const authentication = { kind: 'token', token: moodleKey } as const
    const system = createMoodle({ baseUrl: double.url, authentication }, { fetch, wait })
    double.be(condition)
    const before = double.asked.length
    for (const asking of [() => system.listCourses(), () => system.readPage('2', '21')]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(asking()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_IN_MAINTENANCE', retryable: false })
    }
    expect([double.asked.length - before, waits]).toEqual([2, []])
  },
)

test('a late answer of Moodle is read', async () => {
  double.be('hanging')
  const asked = double.asked.length
  const listing = connect().listPages('2')
  await expect.poll(() => double.asked.length).toBeGreaterThan(asked)
  double.be('well')
  expect(await listing).toHaveLength(9)
})

test.each([
  ['21', '60/mod_page/content/0/dough.svg'],
  ['29', '61/mod_page/content/3/dough.svg'],
])('the image of page %s has an address at which Moodle serves it', async (id, path) => {
  const system = connect()
  const { html } = await system.readPage('2', id)
  const [, url = ''] = /src="([^"]+)"/.exec(html) ?? []
  expect(url).toBe(`${double.url}/webservice/pluginfile.php/${path}`)
  expect((await system.fetchFile({ url }, 10_000)).contentType).toBe('image/svg+xml')
})

test('an image is not served without the revision of its page, as on a real Moodle', async () => {
  const url = `${double.url}/webservice/pluginfile.php/60/mod_page/content/dough.svg`
  await expect(connect().fetchFile({ url }, 10_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a file is also read with the key at the address that browsers use', async () => {
  const url = `${double.url}/pluginfile.php/60/mod_page/content/0/dough.svg`
  expect((await connect().fetchFile({ url }, 10_000)).contentType).toBe('image/svg+xml')
})
