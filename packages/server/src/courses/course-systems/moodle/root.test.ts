import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { moodleKey, startMoodleDouble } from '../../../testing/moodle-double.ts'
import type { MoodleDouble } from '../../../testing/moodle-double.ts'
import { createConnector } from '../../connector.ts'
import { createGuardedFetch } from '../../guarded-fetch.ts'
import { tryConnection } from '../../try-connection.ts'

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
})

/** What registration and settings say about a base URL. */
const tryAt = (baseUrl: string) =>
  tryConnection(
    createConnector({ fetch: createGuardedFetch({ allowPrivate: true }), retryDelays: [] }),
    { baseUrl, authentication: { kind: 'token', token: moodleKey } },
    60_000,
  )

test("Moodle's own root is a good base URL", async () => {
  expect(await tryAt(double.url)).toMatchObject({ ok: true, system: 'Moodle' })
})

test.each(['/local/handbook', '/my/courses', '/a/b/c'])(
  'a page of Moodle is not, and the root is named: %s',
  async (page) => {
    expect(await tryAt(double.url + page)).toEqual(named(double.url))
  },
)

test('another host name that leads to the root is not, and the root is named', async () => {
  double.be({ root, answersHere: false })
  expect(await tryAt(double.url)).toEqual(named(root))
})

test('another host name that answers as the root is not, since files lie at the root', async () => {
  double.be({ root, answersHere: true })
  expect(await tryAt(double.url)).toEqual(named(root))
})

test('a page far below, or no Moodle at all, is no course system', async () => {
  const { hostname, port } = new URL(double.url)
  for (const address of [`${double.url}/a/b/c/d/e`, `http://${hostname}:${port}/elsewhere`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await tryAt(address)).message).toMatch(/^There is no course system at this address\./)
  }
})

test('what Moodle says of itself is not shown when it is no web address', async () => {
  double.be({ root: 'javascript:alert(1)', answersHere: true })
  expect(await tryAt(double.url)).toMatchObject({ ok: true })
})
