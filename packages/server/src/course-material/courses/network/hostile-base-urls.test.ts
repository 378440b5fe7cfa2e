import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { compose } from '../../../compose.ts'
import { readConfig } from '../../../platform/configuration/read-config.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { hostileBaseUrls } from '../../../testing/course-systems/hostile-base-urls.ts'
import type { HostileBaseUrl } from '../../../testing/course-systems/hostile-base-urls.ts'
import { testPerson } from '../../../testing/start-test-app.ts'
import { watchConnections } from '../../../testing/network/watch-connections.ts'
import type { ConnectionWatch } from '../../../testing/network/watch-connections.ts'
import { normaliseBaseUrl } from '../base-url.ts'
import type { Fetch } from '../course-system.ts'
import { createCanvas } from '../course-systems/canvas/canvas.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import type { Lookup } from './guarded-fetch.ts'

/** A server on this machine, by IPv4 and IPv6, that must never get a request. */
let asked = 0
const canary = createServer(({ headers }, response) => {
  asked += 1
  response.setHeader('content-type', 'application/json')
  if (headers.authorization) response.end('{"id":1,"name":"Canary"}')
  else response.writeHead(401, { 'www-authenticate': 'Bearer realm="canvas-lms"' }).end('{}')
})
let port = 0
let watch: ConnectionWatch

const listen = (server: Server, host: string) =>
  new Promise<number>((resolve) =>
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port)),
  )

beforeAll(async () => {
  port = await listen(canary, '::')
})
afterAll(() => new Promise((resolve) => canary.close(resolve)))
beforeEach(() => {
  asked = 0
  watch = watchConnections()
})
afterEach(() => watch.stop())

const atPort = (url: string) => url.replaceAll('PORT', String(port))
const authentication = { kind: 'token', token: 'secret' } as const

const lookupOf =
  (addresses: readonly string[]): Lookup =>
  (_, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    )

/**
 * Runs a base URL through all steps: the user enters it, then the course system is asked for the owner of the key.
 */
async function tryBaseUrl({ url, resolves = [] }: HostileBaseUrl, allowPrivate = false) {
  const baseUrl = normaliseBaseUrl(atPort(url))
  const fetch = createGuardedFetch({ allowPrivate, lookup: lookupOf(resolves) })
  return createCanvas({ baseUrl, authentication }, { fetch }).whoAmI()
}

describe('A hostile base URL is refused, and no connection is made', () => {
  test.each(hostileBaseUrls)('$what: $url', async (hostile) => {
    await expect(tryBaseUrl(hostile)).rejects.toMatchObject({ name: 'Problem', code: hostile.code })
    expect(watch.attempts()).toEqual([])
    expect(asked).toBe(0)
  })

  test('the table has enough of them', () => {
    expect(new Set(hostileBaseUrls.map(({ url }) => url)).size).toBeGreaterThan(80)
  })

  test('the test detects a connection if there is one', async () => {
    const allowed = { what: '', url: 'http://canvas.example:PORT', code: 'NOT_A_COURSE_SYSTEM' } as const
    expect(await tryBaseUrl({ ...allowed, resolves: ['127.0.0.1'] }, true)).toMatchObject({ name: 'Canary' })
    expect(watch.attempts()).toEqual([`127.0.0.1:${port}`])
    expect(asked).toBe(1)
  })
})

describe('A course system on a public address that leads to a private one', () => {
  const home = 'https://canvas.example.edu'
  /** The answers of the course system, by path. */
  let answers: Record<string, (response: ServerResponse) => void> = {}
  const courseSystem = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(response)
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
  let own = 0
  beforeAll(async () => {
    own = await listen(courseSystem, '127.0.0.1')
  })
  afterAll(() => new Promise((resolve) => courseSystem.close(resolve)))

  const to = (location: string) => (response: ServerResponse) =>
    response.writeHead(302, { location: atPort(location) }).end()
  const json = (value: unknown) => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

  function connect() {
    const guarded = createGuardedFetch({ allowPrivate: false, lookup: lookupOf(['127.0.0.1']) })
    const inside = createGuardedFetch({ allowPrivate: true })
    const asIfPublic: Fetch = (address, init) =>
      address.host === 'canvas.example.edu' || address.host === 'pictures.example.edu'
        ? inside(new URL(address.pathname + address.search, `http://127.0.0.1:${own}`), init)
        : guarded(address, init)
    return createCanvas({ baseUrl: home, authentication }, { fetch: asIfPublic })
  }
  const ways = ['http://127.0.0.1:PORT/a', 'http://[::ffff:7f00:1]:PORT/a', 'http://inside.example:PORT/a']
  const nothingElseConnected = () =>
    expect(watch.attempts().filter((attempt) => attempt !== `127.0.0.1:${own}`)).toEqual([])

  test.each(ways)('is not followed by an API call to %s', async (way) => {
    answers = { '/api/v1/users/self': to(way) }
    await expect(connect().whoAmI()).rejects.toMatchObject({ code: 'NOT_A_COURSE_SYSTEM' })
    nothingElseConnected()
    expect(asked).toBe(0)
  })

  test.each(ways)(
    'is not followed from its own file to %s, directly or through another host',
    async (way) => {
      answers = {
        '/api/v1/files/1': json({ url: `${home}/one` }),
        '/api/v1/files/2': json({ url: atPort(way) }),
        '/one': to('https://pictures.example.edu/two'),
        '/two': to(way),
      }
      for (const file of [1, 2]) {
        // oxlint-disable-next-line no-await-in-loop -- two quick refusals, one after the other
        await expect(
          connect().fetchFile({ url: `${home}/files/${file}/preview` }, 100),
        ).rejects.toMatchObject({
          code: 'NOT_A_COURSE_SYSTEM',
        })
      }
      nothingElseConnected()
      expect(asked).toBe(0)
    },
  )

  test.each(ways)('is not followed from an image on another host to %s', async (way) => {
    answers = { '/picture': to('/second'), '/second': to(way) }
    const system = connect()
    for (const url of ['https://pictures.example.edu/picture', atPort(way)]) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(system.fetchFile({ url }, 100)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    nothingElseConnected()
    expect(asked).toBe(0)
  })
})

/** A Lectern with its real network access. */
async function startLectern(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-hostile-'))
  const lectern = await compose(
    readConfig({
      LECTERN_DATA_DIR: dataDir,
      LECTERN_SECRET: 'a secret for these tests',
      LECTERN_LOG_LEVEL: 'silent',
      ...env,
    }),
    {
      version: '0.0.0',
      logger: pino({ level: 'silent' }),
      database: await openTestDatabase('embedded'),
    },
  )
  let people = 0
  return {
    async register(baseUrl: string) {
      people += 1
      const payload = { ...testPerson(people), base_url: baseUrl, api_key: `sandbox-${people}` }
      const answer = await lectern.app.inject({ method: 'POST', url: '/api/register', payload })
      return { status: answer.statusCode, json: JSON.parse(answer.body) as unknown }
    },
    /** A user who is logged in and has a course system. */
    async signUp() {
      people += 1
      const person = { ...testPerson(people), base_url: 'http://10.0.0.1' }
      await lectern.app.inject({ method: 'POST', url: '/api/register', payload: person })
      const login = await lectern.app.inject({ method: 'POST', url: '/api/login', payload: person })
      const { token } = z.object({ token: z.string() }).parse(JSON.parse(login.body))
      return async (method: 'POST' | 'PUT', url: string, payload: object) => {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await lectern.app.inject({ method, url, payload, headers })
        return { status: answer.statusCode, json: JSON.parse(answer.body) as unknown }
      }
    },
    async close() {
      await lectern.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

const refusedConnection = {
  connection: { ok: false, system: null, message: expect.stringContaining('private network') as unknown },
}

const refusedAddress = {
  code: 'INVALID_REQUEST',
  error: expect.stringContaining('Base URL') as unknown,
}

describe('A hostile base URL in the API', () => {
  let lectern: Awaited<ReturnType<typeof startLectern>>
  beforeAll(async () => {
    lectern = await startLectern()
  })
  afterAll(() => lectern.close())

  // Names are resolved for real here; of those in the table, only one resolves without a network.
  const tried = hostileBaseUrls.filter(({ url, resolves }) => !resolves || url === 'http://localhost:PORT')

  test.each(tried)('is reported at registration: $what, $url', async ({ url }) => {
    const { status, json } = await lectern.register(atPort(url))
    expect(json).toMatchObject(status === 201 ? refusedConnection : refusedAddress)
    expect(watch.attempts()).toEqual([])
    expect(asked).toBe(0)
  })

  test('is reported when it is tested and when it is saved', async () => {
    const call = await lectern.signUp()
    // Only some, because attempts are limited.
    for (const { url } of tried.filter((_, index) => index % 12 === 0)) {
      const settings = { base_url: atPort(url), api_key: 'another key' }
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      const tested = await call('POST', '/api/course-system/test', settings)
      expect(tested.json).toMatchObject(tested.status === 200 ? refusedConnection.connection : refusedAddress)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const changed = await call('PUT', '/api/course-system', settings)
      expect(changed.json).toMatchObject(changed.status === 200 ? refusedConnection : refusedAddress)
    }
    expect(watch.attempts()).toEqual([])
    expect(asked).toBe(0)
  })
})

describe('On this machine', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => sandbox.close())

  async function registerHere(env: Record<string, string>, baseUrls: readonly string[]) {
    const lectern = await startLectern({ LECTERN_SANDBOX_PORT: new URL(sandbox.url).port, ...env })
    try {
      return await Promise.all(baseUrls.map(async (baseUrl) => (await lectern.register(baseUrl)).json))
    } finally {
      await lectern.close()
    }
  }
  const reached = { connection: { ok: true } }
  const canaryUrl = () => atPort('http://127.0.0.1:PORT')

  test('only the sandbox is reachable, at its own port', async () => {
    const answers = await registerHere({}, [sandbox.url, canaryUrl()])
    expect(answers).toMatchObject([reached, refusedConnection])
    expect(asked).toBe(0)
  })

  test.each([
    ['it is off', { LECTERN_SANDBOX: 'off' }],
    ['others reach this Lectern too', { HOST: '0.0.0.0' }],
    ['this Lectern lies behind a public address', { LECTERN_PUBLIC_URL: 'https://lectern.example.edu' }],
  ])('even the sandbox is not reachable where %s', async (_, env) => {
    expect(await registerHere(env, [sandbox.url])).toMatchObject([refusedConnection])
  })

  test('all addresses are reachable if private networks are allowed', async () => {
    const answers = await registerHere({ LECTERN_ALLOW_PRIVATE_NETWORKS: 'on' }, [canaryUrl()])
    expect(answers).toMatchObject([reached])
    expect(asked).toBeGreaterThan(0)
  })
})
