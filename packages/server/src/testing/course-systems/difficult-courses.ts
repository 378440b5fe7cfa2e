import { gzipSync } from 'node:zlib'

/** A request to one course of the difficult Canvas. */
export interface Asked {
  readonly method: string
  /** The path below the course: `/pages/one`, still encoded. */
  readonly path: string
  /** The form of a change; empty otherwise. */
  readonly form: URLSearchParams
  readonly query: URLSearchParams
  /** How often this path was requested, including this request. */
  readonly times: number
  /** The address up to its query, and the address of another host that must not receive the key. */
  readonly address: string
  readonly elsewhere: string
}

/** `json` is sent as Canvas' JSON, `text` unchanged. `endless` repeats until the client disconnects. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly text?: string | Buffer
  readonly endless?: Buffer
  readonly silent?: 'at once' | 'after the head'
}

type Answers = (asked: Asked) => Reply

const html = { 'content-type': 'text/html; charset=utf-8' }
const plain = { 'content-type': 'text/plain; charset=utf-8' }
const json = { 'content-type': 'application/json; charset=utf-8' }

const page = (id: string, url: string, title: string, more: object = {}) => ({
  page_id: id,
  url,
  title,
  published: true,
  front_page: false,
  locked_for_user: false,
  ...more,
})
const item = (page_url: string, position: number, title = page_url) => ({
  type: 'Page',
  title,
  page_url,
  position,
})
const fine = page('1', 'one', 'One', { body: '<p>One</p>' })

export const missing: Reply = {
  status: 404,
  json: { errors: [{ message: 'The specified resource does not exist.' }] },
}

/** A course with responses by path. Other paths are an empty listing or a missing page. */
const course =
  (answers: Readonly<Record<string, unknown>>): Answers =>
  ({ path }) =>
    path in answers ? { json: answers[path] } : /^\/(modules|pages)$/.test(path) ? { json: [] } : missing

/** One page whose first response is the given one. Later responses are valid. */
const once =
  (reply: Reply | (() => Reply)): Answers =>
  (asked) => {
    if (asked.times === 1) return typeof reply === 'function' ? reply() : reply
    return course({ '/pages': [fine] })(asked)
  }
const always =
  (reply: Reply): Answers =>
  () =>
    reply

/** The pages of a course in several parts, linked by the given header. */
const inParts =
  (count: number, linkTo: (part: number, asked: Asked) => string): Answers =>
  (asked) => {
    if (asked.path !== '/pages') return course({})(asked)
    const part = Number(/\d+$/.exec(asked.query.get('page') ?? '1')?.[0])
    const link = part < count ? linkTo(part + 1, asked) : ''
    return {
      json: [page(String(part), `page-${part}`, `Page ${part}`)],
      ...(link && { headers: { link } }),
    }
  }

const blocks = {
  ROOT: { type: { resolvedName: 'PageBlock' }, props: {}, nodes: ['a', 'b'], linkedNodes: {} },
  a: { type: { resolvedName: 'HeadingBlock' }, props: { text: 'Dew' }, nodes: [], linkedNodes: {} },
  b: { type: { resolvedName: 'TextBlock' }, props: { text: '<p>It falls.</p>' }, nodes: [], linkedNodes: {} },
}
const frame = '<style>p{}</style><iframe class="block_editor_view" src="/block_editors/1"></iframe>'

const throttled = (status: 403 | 429, headers = {}): Reply => ({
  status,
  headers: { ...plain, 'x-rate-limit-remaining': '0.0', ...headers },
  text: `${status} ${status === 403 ? 'Forbidden' : 'Too Many Requests'} (Rate Limit Exceeded)\n`,
})
const gateway = (status: number, headers = {}): Reply => ({
  status,
  headers: { ...html, ...headers },
  text: '<html><h1>We are upgrading</h1></html>',
})

const modulesAndPages = course({
  '/modules': [
    { id: '12', name: 'Later', position: 40, items_count: 2, items: [item('one', 3), item('hidden', 9)] },
    {
      id: '11',
      name: 'First',
      position: 7,
      items_count: 8,
      items: [
        item('two', 12, 'Another title than the page has'),
        item('one', 2),
        item('hidden', 30),
        item('gone', 31),
        item('forbidden', 32),
        { type: 'SubHeader', title: 'Reading', position: 1 },
        { type: 'Assignment', content_id: '5', quiz_lti: true, position: 3 },
        { type: 'ExternalTool', external_url: 'https://tool.example', position: 4 },
      ],
    },
    { id: '13', name: 'Empty', position: 41, items_count: 0, items: [] },
  ],
  '/pages': [
    page('1', 'one', 'Same title'),
    page('2', 'two', 'Same title'),
    page('3', 'loose', 'In no module', { published: false }),
  ],
  '/pages/hidden': page('4', 'hidden', 'Not in the list'),
})

/** Each difficulty of Canvas in its own course, by the id of the course. */
export const difficultCourses = {
  modulesAndPages: (asked) =>
    asked.path === '/pages/forbidden'
      ? { status: 403, json: { status: 'unauthorized', errors: [{ message: 'nicht berechtigt' }] } }
      : modulesAndPages(asked),
  manyItems: (asked) => {
    const isSecond = asked.query.get('page') === '2,3'
    if (asked.path !== '/modules/21/items') {
      const long = { id: '21', name: 'Long', position: 1, items_count: 130 }
      return course({
        '/modules': [long, { id: '22', name: 'Empty', position: 2, items_count: 0 }],
        '/pages': [page('1', 'one', 'One'), page('2', 'two', 'Two')],
      })(asked)
    }
    return isSecond
      ? { json: [item('two', 130)] }
      : { json: [item('one', 1)], headers: { link: `<${asked.address}?page=2,3&a=1;b>; rel=next` } }
  },
  bookmarks: inParts(
    3,
    (part, { address }) =>
      `<${address}?page=first>; rel="current",<${address}?page=bookmark%3AWzE${part}>; rel="next",<${address}?page=first>; rel="first"`,
  ),
  noLink: inParts(1, () => ''),
  linkElsewhere: inParts(3, (part, { elsewhere, address }) => {
    return `<${elsewhere}${new URL(address).pathname}?page=${part}>; rel="next"`
  }),
  circles: inParts(2, (_, { address }) => `<${address}?page=1>; rel="next"`),
  withoutEnd: inParts(Infinity, (part, { address }) => `<${address}?page=${part}>; rel="next"`),
  hiddenList: (asked) =>
    asked.path === '/pages'
      ? { status: 404, json: { message: 'That page has been disabled for this course' } }
      : course({
          '/modules': [{ id: '1', name: 'One', position: 1, items: [item('one', 1)] }],
          '/pages/one': fine,
        })(asked),
  bodies: course({
    '/pages/page_id:1': fine,
    // A page whose slug is the id of another one.
    '/pages/1': page('99', '1', 'The wrong page', { body: '<p>Wrong</p>' }),
    '/pages/page_id:2': page('2', 'draft', 'Unpublished', { published: false, body: '<p>Draft</p>' }),
    '/pages/page_id:3': page('3', 'locked', 'Locked', {
      locked_for_user: true,
      lock_explanation: 'Locked until <a href="/x">the quiz</a>&nbsp;is done',
    }),
    '/pages/page_id:4': page('4', 'null', 'Never edited', { body: null }),
    '/pages/page_id:5': page('5', 'empty', 'Emptied', { body: '' }),
    '/pages/page_id:6': page('6', 'blocks', 'Blocks', {
      editor: 'block_editor',
      block_editor_attributes: { id: 1, version: '0.2', blocks },
      body: frame,
    }),
    '/pages/page_id:7': page('7', 'string', 'Blocks in a string', {
      editor: 'block_editor',
      block_editor_attributes: { id: 1, version: '0.2', blocks: JSON.stringify(blocks) },
      body: frame,
    }),
    '/pages/page_id:8': page('8', 'content', 'The newer editor', {
      editor: 'block_content_editor',
      block_editor_attributes: { id: 1, version: '0.4', blocks: { ROOT: {} } },
    }),
    '/pages/page_id:9': page('9', 'nothing', 'The newer editor, nothing told', {
      editor: 'block_content_editor',
    }),
    '/pages/page_id:9~123': page('9~123', 'shard', 'Of another shard', { body: '<p>Far</p>' }),
    '/pages/page_id:10': page('10', 'links', 'Links', {
      body: '<a href="/courses/1/pages/one">one</a> <img src="https://cdn.example/a,b.png">',
    }),
  }),
  throttledBy403: once(throttled(403)),
  throttledBy429: once(throttled(429)),
  throttledForSeconds: once(throttled(429, { 'retry-after': '17' })),
  throttledUntilDate: once(() =>
    throttled(429, { 'retry-after': new Date(Date.now() + 21_000).toUTCString() }),
  ),
  throttledForAnHour: always(throttled(429, { 'retry-after': '3600' })),
  nearlyThrottled: (asked) => ({
    ...course({ '/pages/page_id:1': fine })(asked),
    headers: { 'x-request-cost': '50', 'x-rate-limit-remaining': '49.5' },
  }),
  signIn: always({ status: 302, headers: { location: '/login' }, text: '' }),
  webPage: always({ headers: html, text: '<html><title>Welcome</title></html>' }),
  plainText: always({ headers: plain, text: '[]' }),
  missingWebPage: always({ status: 404, headers: html, text: '<html>404</html>' }),
  missing: always(missing),
  notPermittedOld: always({
    status: 401,
    json: { status: 'unauthorized', errors: [{ message: 'Benutzer:in ist nicht berechtigt' }] },
  }),
  notPermittedNew: always({
    status: 403,
    json: { status: 'unauthorized', errors: [{ message: 'user not authorised to perform that action' }] },
  }),
  noScope: always({ status: 401, json: { errors: [{ message: 'Insufficient scopes on access token.' }] } }),
  keyRevoked: always({
    status: 401,
    headers: { 'www-authenticate': 'Bearer realm="canvas-lms"' },
    json: { errors: [{ message: 'jeton révoqué' }] },
  }),
  errorsInList: always({ status: 400, json: { errors: [{ message: 'search term is too short' }] } }),
  errorsByField: always({
    status: 422,
    json: { errors: { title: [{ attribute: 'title', type: 'blank', message: 'can’t be blank' }] } },
  }),
  errorsAsText: always({ status: 400, json: { errors: 'no' } }),
  errorsAsNothing: always({ status: 400, headers: json, text: '' }),
  serverErrorOnce: once({
    status: 500,
    json: {
      errors: [{ message: 'An error occurred.', error_code: 'internal_server_error' }],
      error_report_id: 8,
    },
  }),
  badGatewayOnce: once(gateway(502)),
  unavailableOnce: once(gateway(503, { 'retry-after': '3' })),
  gatewayTimeoutOnce: once(gateway(504)),
  maintenance: always(gateway(503)),
  brokenJson: always({ headers: json, text: '[{"page_id":' }),
  otherJson: always({ json: { pages: 'none' } }),
  rowsBeyondMeasure: always({ headers: json, text: `[${'0,'.repeat(500_000)}0]` }),
  tooLong: always({ headers: json, endless: Buffer.alloc(1024 * 1024, ' ') }),
  swelling: always({
    headers: { ...json, 'content-encoding': 'gzip' },
    endless: gzipSync(Buffer.alloc(1024 * 1024, ' ')),
  }),
  headWithoutEnd: always({ headers: { ...json, 'x-long': 'a'.repeat(100_000) }, text: '[]' }),
  hanging: always({ silent: 'at once' }),
  trickling: always({ headers: json, silent: 'after the head' }),
} satisfies Record<string, Answers>

export type Difficulty = keyof typeof difficultCourses
