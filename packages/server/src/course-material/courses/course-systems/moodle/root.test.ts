import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { moodleKey, startMoodleDouble } from '../../../../testing/course-systems/moodle-double.ts'
import type { MoodleDouble } from '../../../../testing/course-systems/moodle-double.ts'
import { createConnector } from '../../connecting/connector.ts'
import { createGuardedFetch } from '../../network/guarded-fetch.ts'
import { tryConnection } from '../../connecting/try-connection.ts'

let double: MoodleDouble
beforeAll(async () => {
  double = await startMoodleDouble()
})
afterEach(() => double.be('well'))
afterAll(() => double.close())

const root = 'https://learn.example.edu/moodle'
const named = (address: string) => ({
  ok: false,
  system: null,
  message: `Moodle says its address is ${address}. Use that as Base URL.`,
  problem: { code: 'NOT_A_COURSE_SYSTEM', reason: 'moodleAddress', values: { address } },
})

/** The result of registration and settings for a base URL. */
const tryAt = (baseUrl: string) =>
  tryConnection(
    createConnector({ fetch: createGuardedFetch({ allowPrivate: true }), retryDelays: [] }),
    { baseUrl, authentication: { kind: 'token', token: moodleKey } },
    60_000,
  )

test("Moodle's own root is a valid base URL", async () => {
  expect(await tryAt(double.url)).toMatchObject({ ok: true, system: 'Moodle' })
})

test.each(['/local/handbook', '/my/courses', '/a/b/c'])(
  'a page of Moodle is refused, and the sentence names the root: %s',
  async (page) => {
    expect(await tryAt(double.url + page)).toEqual(named(double.url))
  },
)

test('another host name that redirects to the root is refused, and the sentence names the root', async () => {
  double.be({ root, answersHere: false })
  expect(await tryAt(double.url)).toEqual(named(root))
})

test('another host name that answers like the root is refused, because files are at the root', async () => {
  double.be({ root, answersHere: true })
  expect(await tryAt(double.url)).toEqual(named(root))
})

test('a page far below the root, or a site without Moodle, is not a course system', async () => {
  const { hostname, port } = new URL(double.url)
  for (const address of [`${double.url}/a/b/c/d/e`, `http://${hostname}:${port}/elsewhere`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await tryAt(address)).message).toMatch(/^There is no course system at this address\./)
  }
})

test('a root address from Moodle is not shown if it is not a web address', async () => {
  double.be({ root: 'javascript:alert(1)', answersHere: true })
  expect(await tryAt(double.url)).toMatchObject({ ok: true })
})
