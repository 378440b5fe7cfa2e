import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { difficultCourses, missing } from './difficult-courses.ts'
import { createOlderCanvasCourse } from './older-canvas-course.ts'
import type { Asked, Difficulty, Reply } from './difficult-courses.ts'

/**
 * A Canvas over real HTTP with all known difficulties, each in its own course (`difficult-courses.ts`) or with its own
 * key. It behaves as Canvas' sources and documentation describe. The content is written for these tests.
 */
export interface DifficultCanvas {
  readonly url: string
  /** Every request, in order. `elsewhere` is another host, which stores files and must not receive the key. */
  readonly requests: readonly {
    at: 'home' | 'elsewhere'
    path: string
    headers: IncomingMessage['headers']
  }[]
  /**
   * Answers every request in this way from now on; undefined ends that. `silent` keeps requests without a response
   * until `answerLate`. `twice` sends each response a second time.
   */
  behave(mode: FailureMode | undefined): void
  /** Answers all silent requests, whether or not the caller still waits. */
  answerLate(): void
  /** The id of the course that has this difficulty. */
  courseOf(difficulty: Difficulty): string
  close(): Promise<void>
}

export type FailureMode = 'silent' | 'dropping' | 'failing' | 'rejecting' | 'twice'

const difficulties = Object.keys(difficultCourses)
const firstCourse = 100
/** The id of the course that can be changed (`older-canvas-course.ts`). */
export const changeableCourse = '90'
const answersOf = (course: string) => Object.values(difficultCourses)[Number(course) - firstCourse]

const challenge = { 'www-authenticate': 'Bearer realm="canvas-lms"' }

/** The response to each key, for every request. Any other key is valid. */
const keys: Readonly<Record<string, Reply>> = {
  invalid: { status: 401, headers: challenge, json: { errors: [{ message: 'Invalid access token.' }] } },
  expired: {
    status: 401,
    headers: challenge,
    json: { errors: [{ message: 'Expired access token.', expired_at: '2026-09-28T12:00:00Z' }] },
  },
  revoked: { status: 401, headers: challenge, json: { errors: [{ message: 'Zugriffstoken widerrufen' }] } },
  unknown: {
    status: 401,
    headers: challenge,
    json: { status: 'unauthenticated', errors: [{ message: 'autorisation requise' }] },
  },
  'sign-in': { status: 302, headers: { location: '/login' }, text: '' },
  'web-page': { headers: { 'content-type': 'text/html' }, text: '<html>Welcome</html>' },
}

const row = (id: string, name: string | null, more: object = {}) => ({
  id,
  name,
  course_code: `CODE-${id}`,
  ...more,
})

/** Courses by role. The teacher's courses come on two pages, and the address of the second page has encoded arrays. */
const courses: Readonly<Record<string, readonly object[]>> = {
  teacher: [
    row('9007199254740993', 'Beyond what a number holds'),
    row('1', 'My own name for it', { original_name: 'Its true name' }),
    { id: '2', access_restricted_by_date: true },
  ],
  'teacher, second part': [row('3', null)],
  ta: [row('1', 'My own name for it'), row('9~123', 'Of another shard')],
  designer: [row('4', 'Designed'), row('9007199254740993', 'Beyond what a number holds')],
}

export async function startDifficultCanvas(): Promise<DifficultCanvas> {
  const requests: { at: 'home' | 'elsewhere'; path: string; headers: IncomingMessage['headers'] }[] = []
  const times = new Map<string, number>()

  let mode: FailureMode | undefined
  const silent: (() => void)[] = []
  const changeable = createOlderCanvasCourse()

  const home = createServer((request, response) => {
    const address = new URL(request.url ?? '/', url)
    requests.push({ at: 'home', path: address.pathname + address.search, headers: request.headers })
    const asked = (times.get(request.url ?? '') ?? 0) + 1
    times.set(request.url ?? '', asked)
    const reply = (form = new URLSearchParams()) =>
      send(request, response, answer(request, address, asked, form))
    if (mode === 'silent') return void silent.push(reply)
    if (mode === 'dropping') return void request.socket.destroy()
    if (mode === 'failing') return send(request, response, { status: 500, json: { errors: [] } })
    if (mode === 'rejecting') return send(request, response, keys['revoked'] ?? missing)
    if (mode === 'twice')
      response.once('finish', () => request.socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]'))
    if (request.method === 'GET') return reply()
    return readForm(request, reply)
  })
  const storage = createServer((request, response) => {
    requests.push({ at: 'elsewhere', path: request.url ?? '', headers: request.headers })
    response.writeHead(200, { 'content-type': 'image/png' }).end('the picture')
  })
  const [url, elsewhere] = await Promise.all([listen(home), listen(storage)])

  function answer(request: IncomingMessage, address: URL, asked: number, form: URLSearchParams): Reply {
    if (!request.headers['user-agent']) return { status: 403, text: 'A User-Agent is required.' }
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const refusal = key === undefined ? keys['unknown'] : keys[key]
    if (refusal) return refusal
    const path = address.pathname.replace(/^\/api\/v1/, '')
    if (path === '/users/self') return { json: { id: '9007199254740995', name: 'Tessa Author' } }
    if (path === '/courses') return listCourses(address)
    if (path.startsWith('/files/')) return answerFile(path)
    const [, course = '', below = ''] = /^\/courses\/([^/]+)(.*)$/.exec(path) ?? []
    const { searchParams: query } = address
    const question: Asked = {
      method: request.method ?? 'GET',
      path: below,
      query,
      form,
      times: asked,
      address: url + address.pathname,
      elsewhere,
    }
    if (course === changeableCourse) return changeable(question, key ?? '')
    return answersOf(course)?.(question) ?? missing
  }

  function listCourses(address: URL): Reply {
    const role = address.searchParams.get('enrollment_type') ?? ''
    // A parameter that the client loses on the way to the second page changes the result.
    if (address.searchParams.getAll('state[]').join() !== 'unpublished,available') return { json: [] }
    if (address.searchParams.get('page') === 'bookmark:WzFd')
      return { json: courses[`${role}, second part`] ?? [] }
    const link = `<${address.href.replaceAll('[]', '%5B%5D')}&page=bookmark:WzFd>; rel="next"`
    return { json: courses[role] ?? [], ...(role === 'teacher' && { headers: { link } }) }
  }

  function answerFile(path: string): Reply {
    if (path === '/files/1') return { json: { id: '1', url: `${url}/files/1/download?download_frd=1` } }
    if (path === '/files/1/download')
      return { status: 302, headers: { location: `${elsewhere}/stored?sig=1` } }
    if (path === '/files/2') return { json: { id: '2', url: '', locked_for_user: true } }
    if (path === '/files/3') return { json: { id: '3', url: `${url}/files/3/download` } }
    if (path === '/files/3/download') return keys['web-page'] ?? missing
    return missing
  }

  return {
    url,
    requests,
    behave: (next) => {
      mode = next
    },
    answerLate: () => {
      for (const reply of silent.splice(0)) reply()
    },
    courseOf: (difficulty) => String(firstCourse + difficulties.indexOf(difficulty)),
    close: async () => {
      await Promise.all([stop(home), stop(storage)])
    },
  }
}

function readForm(request: IncomingMessage, then: (form: URLSearchParams) => void) {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    body += chunk
  })
  request.on('end', () => then(new URLSearchParams(body)))
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply) {
  const { status = 200, headers, json, text = '', endless, silent } = reply
  if (silent === 'at once') return
  response.writeHead(status, {
    ...(json !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    'x-rate-limit-remaining': '699.9',
    ...headers,
  })
  if (silent) return response.flushHeaders()
  if (endless) return sendOverAndOver(response, endless)
  return response.end(json === undefined ? text : withIdsAsAsked(request, JSON.stringify(json)))
}

function sendOverAndOver(response: ServerResponse, chunk: Buffer) {
  const write = () => {
    while (!response.destroyed && response.write(chunk)) continue
  }
  response.on('drain', write)
  write()
}

/** Ids are numbers, even very large ones, unless the client asks for strings. */
function withIdsAsAsked({ headers }: IncomingMessage, json: string): string {
  if (headers.accept?.includes('application/json+canvas-string-ids')) return json
  return json.replaceAll(/"(id|\w+_id)":"(\d+)"/g, '"$1":$2')
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
