import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moodleKey, startMoodleDouble } from '../../../testing/course-systems/moodle-double.ts'
import type { MoodleDouble } from '../../../testing/course-systems/moodle-double.ts'
import { silence, scriptedFetch } from '../../../testing/network/scripted-fetch.ts'
import { createConnector } from './connector.ts'
import { createGuardedFetch } from '../network/guarded-fetch.ts'
import { tryConnection } from './try-connection.ts'

const connection = (token: string, baseUrl = 'https://canvas.example.edu') =>
  ({ baseUrl, authentication: { kind: 'token', token } }) as const
const fetch = createGuardedFetch({ allowPrivate: true })

let moodle: MoodleDouble
let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  moodle = await startMoodleDouble()
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
afterAll(() => Promise.all([moodle.close(), sandbox.close()]))

test('a connection detects the kind of course system once, for all its calls', async () => {
  const systems = createConnector({ fetch })
  expect(systems.labelAt(moodle.url)).toBeNull()
  const system = systems.connect(connection(moodleKey, moodle.url))
  const [owner, courses, pages] = await Promise.all([
    system.whoAmI(),
    system.listCourses(),
    system.listPages('2'),
  ])
  expect(owner.name).toBe('Tessa Author')
  expect(courses).toHaveLength(2)
  expect(pages[0]).toMatchObject({ id: '21', title: 'Why Dough Rises' })
  expect(systems.labelAt(moodle.url)).toBe('Moodle')
  expect((await systems.connect(connection('sandbox-a', sandbox.url)).listCourses()).length).toBeGreaterThan(
    0,
  )
  expect(systems.labelAt(sandbox.url)).toBe('Canvas')
})

test('a connection publishes if its kind of course system can, and says why it cannot otherwise', async () => {
  const systems = createConnector({ fetch })
  const canvas = await systems.connect(connection('sandbox-a', sandbox.url)).publishing()
  expect(canvas.possible).toBe(true)
  const inMoodle = await systems.connect(connection(moodleKey, moodle.url)).publishing()
  expect(inMoodle).toEqual({ possible: false, reason: 'moodle' })
})

test('calls with one key share a course system, calls with another key do not', () => {
  const systems = createConnector()
  expect(systems.connect(connection('one'))).toBe(systems.connect(connection('one')))
  expect(systems.connect(connection('one'))).not.toBe(systems.connect(connection('two')))
})

test('a key that is only tested is not cached', () => {
  const systems = createConnector()
  expect(systems.connectOnce(connection('one'))).not.toBe(systems.connect(connection('one')))
})

test('keys that were unused for long are removed', () => {
  const systems = createConnector()
  const first = systems.connect(connection('one'))
  const second = systems.connect(connection('two'))
  for (let other = 0; other < 499; other += 1) {
    systems.connect(connection(`other ${other}`))
    systems.connect(connection('two'))
  }
  expect(systems.connect(connection('two'))).toBe(second)
  expect(systems.connect(connection('one'))).not.toBe(first)
})

test('testing a connection names the kind that was detected', async () => {
  const systems = createConnector({ fetch })
  expect(await tryConnection(systems, connection(moodleKey, moodle.url))).toEqual({
    ok: true,
    system: 'Moodle',
    message: 'Connected to your course system as Tessa Author.',
    notice: { code: 'CONNECTED', values: { name: 'Tessa Author' } },
  })
  expect(await tryConnection(systems, connection('sandbox-a', sandbox.url))).toMatchObject({
    ok: true,
    system: 'Canvas',
  })
})

test('testing a wrong key reports it', async () => {
  const tried = await tryConnection(createConnector({ fetch }), connection('wrong', moodle.url))
  expect(tried).toMatchObject({
    ok: false,
    system: null,
    message: 'Your course system does not accept this API key. Please check the key.',
    problem: { code: 'KEY_REJECTED', reason: 'notAccepted' },
  })
})

test('testing ends with the timeout, whatever the call waits for', async () => {
  const unavailable = { ok: false, message: expect.stringContaining('does not answer at the moment') }
  const mute = createConnector({ fetch: scriptedFetch(silence).fetch })
  expect(await tryConnection(mute, connection('one'), 5)).toMatchObject(unavailable)
  const { fetch: slow } = scriptedFetch((request) =>
    request.headers['authorization']
      ? silence(request)
      : Response.json({ status: 'unauthenticated' }, { status: 401 }),
  )
  const tried = await tryConnection(createConnector({ fetch: slow }), connection('one'), 50)
  expect(tried).toMatchObject(unavailable)
})
