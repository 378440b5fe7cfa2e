import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registration } from '@lectern/domain/accounts/credentials.ts'
import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { AccessTimeouts } from '../course-material/access/refresh/access-timeouts.ts'
import { compose } from '../compose.ts'
import { readConfig } from '../platform/configuration/read-config.ts'
import type { CourseSystem, CourseSystemConnection } from '../course-material/courses/course-system.ts'
import type { Database } from '../platform/db/database.ts'
import type { Writer } from '../generation/writer.ts'
import { createLogger } from '../platform/runtime/logger.ts'
import type { MediaStore } from '../course-material/media/media-store.ts'
import type { Route } from '../route.ts'
import type { Narrator } from '../audio/speech/narrator/narrator.ts'
import type { WorkerPool } from '../audio/speech/workers/worker-pool.ts'
import { openTestDatabase, type TestBackend } from './database.ts'
import { createFakeCourseSystem, type FakeCourseSystem } from './course-systems/fake-course-system.ts'
import { createFakeMailer, type FakeMailer } from './network/fake-mailer.ts'
import { createFakeNarrator, type FakeNarrator } from './sound/fake-narrator.ts'
import { fakeLearnPages } from './fake-learn-pages.ts'
import { createFakeWriter } from './writing/fake-writer.ts'

export interface TestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
  /** The parsed body; tests look into it freely. */
  // oxlint-disable-next-line typescript/no-explicit-any -- assertions on what came over the wire are its check
  readonly json: any
}

export type TestCall = (
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<TestAnswer>

export interface TestApp {
  readonly app: FastifyInstance
  /** The directory of its files. */
  readonly dataDir: string
  /** Every call of the API. */
  readonly routes: readonly Route[]
  /** Calls without a login. */
  readonly anyone: TestCall
  /** Registers and logs in a user, with a new API key by default. */
  signUp(more?: Partial<Registration>): Promise<TestCall & { token: string; mediaCookie: string }>
  /** The course system at a base URL. */
  systemAt(baseUrl: string): FakeCourseSystem
  readonly narrator: FakeNarrator
  readonly mailer: FakeMailer
  /** Makes an account the demo of the login page. */
  offerDemo(email: string): void
  close(): Promise<void>
}

export const testBaseUrl = 'https://canvas.example.edu'

const words = 'Water rises as vapour, cools in the heights and falls as rain upon the land below. '
const paragraph = `<p>${words.repeat(5)}</p>`

/** The courses of every test course system. */
export const testCourses = [
  {
    id: '7',
    name: 'Weather',
    code: 'WEA-1',
    modules: [{ id: 'm1', name: 'Water', pages: ['71', '72'] }],
    pages: [
      { id: '71', title: 'Rain', html: `<h2>Rain</h2>${paragraph}${paragraph}` },
      { id: '72', title: 'Snow', html: `<h2>Snow</h2>${paragraph}${paragraph}` },
      { id: '73', title: 'Nearly nothing', html: '<p>Soon.</p>' },
    ],
  },
  {
    id: '8',
    name: 'Bread',
    code: 'BRE-1',
    language: 'es',
    pages: [{ id: '81', title: 'Dough', html: paragraph }],
  },
] as const

/**
 * A whole Lectern with its own database, and with a course system, a writer and a narrator that need no network and no
 * sound. Requests go through the web server without a socket.
 */
export async function startTestApp(
  backend: TestBackend,
  substitutes: {
    writer?: Writer
    connect?: (connection: CourseSystemConnection) => CourseSystem
    /** Replaces the fake narrator, whose audio is no sound. */
    narrator?: Narrator
    pool?: WorkerPool
    /** A database that two processes share; the test closes it. */
    database?: Database
    access?: { timeouts: AccessTimeouts; now: () => number }
    wrapMedia?: (store: MediaStore) => MediaStore
    maintenance?: { firstAfterMs: number }
    /** Replaces the fake pages, which show their data as text. */
    learnPages?: () => Promise<LearnPages | undefined>
    env?: Readonly<Record<string, string>>
    /** Receives every line of the log. */
    log?: (line: string) => void
  } = {},
): Promise<TestApp> {
  const { database, log } = substitutes
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-app-'))
  const systems = new Map<string, FakeCourseSystem>()
  const systemAt = (baseUrl: string) => {
    const system = systems.get(baseUrl) ?? createFakeCourseSystem({ courses: testCourses })
    systems.set(baseUrl, system)
    return system
  }
  const connect = substitutes.connect ?? (({ baseUrl }): CourseSystem => systemAt(baseUrl))
  const narrator = createFakeNarrator()
  const mailer = createFakeMailer()
  const lectern = await compose(
    readConfig({
      LECTERN_DATA_DIR: dataDir,
      LECTERN_SECRET: 'a secret for these tests',
      LECTERN_LOG_LEVEL: 'silent',
      ...substitutes.env,
    }),
    {
      database: database ? withoutClose(database) : await openTestDatabase(backend),
      version: '0.0.0',
      logger: log ? createLogger('trace', { write: log }) : pino({ level: 'silent' }),
    },
    {
      narrator: substitutes.narrator ?? narrator,
      pool: substitutes.pool ?? idlePool,
      mailer,
      learnPages: substitutes.learnPages ?? (async () => fakeLearnPages),
      ...(substitutes.maintenance && { maintenance: substitutes.maintenance }),
      ...(substitutes.wrapMedia && { wrapMedia: substitutes.wrapMedia }),
      writer: substitutes.writer ?? createFakeWriter(),
      ...(substitutes.access ? { access: substitutes.access } : {}),
      systems: { connect, connectOnce: connect, labelAt: () => 'Canvas' },
    },
  )
  const caller =
    (token?: string): TestCall =>
    async (method, url, body, headers = {}) => {
      const answer = await lectern.app.inject({
        method,
        url,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.rawPayload,
        json: isJson && answer.body ? (JSON.parse(answer.body) as unknown) : undefined,
      }
    }
  const anyone = caller()
  let people = 0

  return {
    app: lectern.app,
    dataDir,
    routes: lectern.routes,
    anyone,
    systemAt,
    narrator,
    mailer,
    offerDemo: (email) =>
      lectern.offerDemo({ email, password: testPerson(0).password, base_url: testBaseUrl }),
    async signUp(more = {}) {
      people += 1
      const person = { ...testPerson(people), ...more }
      await anyone('POST', '/api/register', person)
      const { json, headers } = await anyone('POST', '/api/login', person)
      const cookies = [headers['set-cookie']].flat().map(String)
      const mediaCookie = cookies.find((one) => one.startsWith('lectern_media='))?.split(';')[0] ?? ''
      return Object.assign(caller(json.token), { token: String(json.token), mediaCookie })
    },
    async close() {
      await lectern.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

const withoutClose = (database: Database): Database => ({ ...database, close: async () => {} })

/** No threads: there is no sound to process. */
const idlePool: WorkerPool = {
  flite: () => Promise.reject(new Problem('SPEECH_FAILED')),
  finish: () => Promise.reject(new Problem('SPEECH_FAILED')),
  clip: () => Promise.reject(new Problem('SPEECH_FAILED')),
  decode: () => Promise.reject(new Problem('SPEECH_FAILED')),
  recording: () => Promise.reject(new Problem('SPEECH_FAILED')),
  loudness: () => Promise.reject(new Problem('SPEECH_FAILED')),
  warmUp() {},
  close: async () => {},
}

/** A valid registration, different for each number. */
export function testPerson(number: number): Registration {
  return {
    first_name: 'Ada',
    last_name: 'Byron',
    email: `ada${number}@example.org`,
    password: 'correct horse battery',
    organization: 'Analytical College',
    base_url: testBaseUrl,
    api_key: `key-${number}`,
  }
}
