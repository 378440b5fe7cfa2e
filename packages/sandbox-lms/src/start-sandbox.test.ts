import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startSandbox } from './start-sandbox.ts'

const corpus = new URL('../../../../shared/course-systems/corpus', import.meta.url).pathname

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
afterAll(() => sandbox.close())

/** The fields that these tests read. */
const row = z.looseObject({
  id: z.number().optional(),
  url: z.string().optional(),
  title: z.string().optional(),
  body: z.string().optional(),
})

async function get(path: string, headers: Record<string, string> = {}) {
  const address = path.startsWith('http') ? path : sandbox.url + path
  const response = await fetch(address, { headers: { authorization: 'Bearer sandbox-test', ...headers } })
  const json: unknown = await response.json()
  return { status: response.status, headers: response.headers, json }
}

const getRow = async (path: string) => row.parse((await get(path)).json)
const getRows = async (path: string) => row.array().parse((await get(path)).json)

const teacherOf = async (key: string) =>
  (await get('/api/v1/users/self', { authorization: `Bearer ${key}` })).json

const relation = (headers: Headers, rel: string) =>
  new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1]

async function sizeOfParts(query: string) {
  const { headers } = await get(`/api/v1/courses${query}`)
  return new URL(relation(headers, 'current') ?? '').searchParams.get('per_page')
}

describe('The sandbox', () => {
  test('requires a key for every call', async () => {
    for (const path of ['/api/v1/users/self', '/api/v1/courses', '/files/7001901/download', '/nowhere']) {
      // oxlint-disable-next-line no-await-in-loop -- four quick requests, one after the other
      const response = await fetch(sandbox.url + path)
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer realm="canvas-lms"')
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await response.json()).toMatchObject({ errors: [{ message: 'user authorization required' }] })
    }
  })

  test('rejects keys that do not belong to the sandbox', async () => {
    for (const key of ['other', 'sandbox-', 'xsandbox-a']) {
      // oxlint-disable-next-line no-await-in-loop -- three quick requests, one after the other
      const { status, headers, json } = await get('/api/v1/users/self', { authorization: `Bearer ${key}` })
      expect(status).toBe(401)
      expect(headers.has('www-authenticate')).toBe(true)
      expect(json).toEqual({ errors: [{ message: 'Invalid access token.' }] })
    }
  })

  test('rejects requests without a user agent', async () => {
    expect((await get('/api/v1/users/self', { 'user-agent': '' })).status).toBe(403)
  })
})

describe('The sandbox', () => {
  test('maps each key to the same teacher every time, and different keys to different teachers', async () => {
    const first = await teacherOf('sandbox-a')
    expect(await teacherOf('sandbox-a')).toEqual(first)
    expect(await teacherOf('sandbox-b')).not.toEqual(first)
    expect(JSON.stringify(first)).not.toContain('sandbox-a')
  })

  test('sends ids as numbers, or as strings on request', async () => {
    expect((await get('/api/v1/courses/7001')).json).toMatchObject({ id: 7001, name: 'Coastal Weather' })
    const accept = 'application/json+canvas-string-ids'
    const { json } = await get('/api/v1/courses/7001/modules?include[]=items', { accept })
    expect(json).toMatchObject([
      {
        id: '70011',
        position: 1,
        items: [{ id: '7001101', module_id: '70011' }, {}, {}, {}, {}],
      },
      {},
      {},
    ])
  })

  test('accepts paths with and without a trailing slash', async () => {
    expect((await get('/api/v1/courses/7001/')).json).toEqual((await get('/api/v1/courses/7001')).json)
  })

  test('lists no courses for the student role', async () => {
    expect((await get('/api/v1/courses?enrollment_type=student')).json).toEqual([])
    expect((await get('/api/v1/courses?state[]=deleted')).json).toEqual([])
    expect((await get('/api/v1/courses?enrollment_type=teacher&state[]=available')).json).toHaveLength(3)
  })
})

describe('The sandbox answers unchanged content', () => {
  const paths = [
    '/api/v1/users/self',
    '/api/v1/courses/7001/pages?per_page=4',
    '/api/v1/courses/7001/pages/page_id:700102',
    '/files/7001901/download',
  ]
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(sandbox.url + path, {
      headers: { authorization: 'Bearer sandbox-test', ...headers },
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }

  test.each(paths)('with a 304 and its headers, without a body: %s', async (path) => {
    const first = await ask(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"\w+"$/)
    for (const sent of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      // oxlint-disable-next-line no-await-in-loop -- four quick requests, one after the other
      const again = await ask(path, { 'if-none-match': sent })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('link')).toBe(first.headers.get('link'))
    }
  })

  test('in full if the client has another version, or has no key', async () => {
    const { headers, body } = await ask('/api/v1/courses')
    const etag = headers.get('etag') ?? ''
    expect(await ask('/api/v1/courses', { 'if-none-match': 'W/"other"' })).toMatchObject({
      status: 200,
      body,
    })
    const asStrings = { accept: 'application/json+canvas-string-ids', 'if-none-match': etag }
    expect(await ask('/api/v1/courses', asStrings)).toMatchObject({ status: 200 })
    const refused = await ask('/api/v1/courses', { authorization: 'Bearer no', 'if-none-match': etag })
    expect(refused.status).toBe(401)
    expect(refused.headers.has('etag')).toBe(false)
  })
})

describe('The sandbox paginates a list', () => {
  test('with bookmarks, and returns every entry once', async () => {
    const urls: unknown[] = []
    const bookmarks: string[] = []
    let address: string | undefined = '/api/v1/courses/7001/pages?per_page=4'
    while (address) {
      // oxlint-disable-next-line no-await-in-loop -- each page contains the address of the next one
      const { headers, json }: Awaited<ReturnType<typeof get>> = await get(address)
      urls.push(
        ...row
          .array()
          .parse(json)
          .map((page) => page.url),
      )
      address = relation(headers, 'next')
      if (address) bookmarks.push(new URL(address).searchParams.get('page') ?? '')
    }
    expect(urls).toHaveLength(9)
    expect(new Set(urls).size).toBe(9)
    expect(bookmarks).toEqual([expect.stringMatching(/^bookmark:/), expect.stringMatching(/^bookmark:/)])
  })

  test('ten entries per page by default, a hundred at most', async () => {
    expect(await sizeOfParts('')).toBe('10')
    expect(await sizeOfParts('?per_page=1000')).toBe('100')
  })

  test('and rejects an unknown bookmark', async () => {
    expect((await get('/api/v1/courses?page=bookmark:nonsense')).status).toBe(400)
  })
})

describe('The sandbox serves', () => {
  test('a page by its slug, by its id, and by its marked id', async () => {
    const { json } = await get('/api/v1/courses/7001/pages/storm-surge')
    expect(json).toMatchObject({ page_id: 700106, url: 'storm-surge', title: 'Storm Surge' })
    expect((await get('/api/v1/courses/7001/pages/700106')).json).toEqual(json)
    expect((await get('/api/v1/courses/7001/pages/page_id:700106')).json).toEqual(json)
  })

  test('the list of pages, with bodies only on request, sorted by title on request', async () => {
    const bare = await getRows('/api/v1/courses/7002/pages?sort=title')
    expect(bare.map((page) => page.title).slice(0, 2)).toEqual(['A Dough Calculator', 'Baker’s Percentages'])
    expect(bare[0]).not.toHaveProperty('body')
    const full = await getRows('/api/v1/courses/7002/pages?include[]=body')
    expect(full[0]?.body).toContain('A loaf of bread needs four things')
  })

  test('pictures at the addresses in the page, with a key', async () => {
    const { body = '' } = await getRow('/api/v1/courses/7003/pages/the-trouble-with-flat-maps')
    const [, address = ''] = /<img src="([^"]+)"/.exec(body) ?? []
    expect((await fetch(address)).status).toBe(401)
    const picture = await fetch(address, { headers: { authorization: 'Bearer sandbox-test' } })
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg /)
  })

  test('the description of a file, with the address of its bytes', async () => {
    const json = await getRow('/api/v1/courses/7001/files/7001901')
    expect(json).toMatchObject({
      id: 7001901,
      display_name: 'sea-breeze.svg',
      'content-type': 'image/svg+xml',
    })
    expect((await get('/api/v1/files/7001901')).json).toEqual(json)
    const bytes = await fetch(json.url ?? '', { headers: { authorization: 'Bearer sandbox-test' } })
    expect((await bytes.arrayBuffer()).byteLength).toBe(json.size)
  })

  test('the front page, or an error if there is none', async () => {
    expect((await get('/api/v1/courses/7001/front_page')).json).toMatchObject({
      url: 'welcome',
      front_page: true,
    })
    const none = await get('/api/v1/courses/7002/front_page')
    expect([none.status, none.json]).toEqual([404, { message: 'No front page has been set' }])
  })

  test('a missing page with the error that Canvas sends', async () => {
    const missing = { errors: [{ message: 'The specified resource does not exist.' }] }
    expect(await get('/api/v1/courses/1/pages')).toMatchObject({ status: 404, json: missing })
    expect(await get('/api/v1/courses/7001/files/7002901')).toMatchObject({ status: 404, json: missing })
    expect(await get('/api/v1/courses/7001/modules/1/items')).toMatchObject({ status: 404, json: missing })
    expect(await get('/api/v1/nowhere')).toMatchObject({ status: 404, json: missing })
    const page = await get('/api/v1/courses/7001/pages/nowhere')
    expect(page).toMatchObject({ status: 404, json: { message: 'page not found' } })
  })

  test('the headers of its throttle', async () => {
    const { headers } = await get('/api/v1/courses')
    expect(Number(headers.get('x-rate-limit-remaining'))).toBeGreaterThan(0)
    expect(Number(headers.get('x-request-cost'))).toBeGreaterThan(0)
  })
})

test.skipIf(!existsSync(corpus))(
  'additional courses are read from a folder (if ../shared exists)',
  async () => {
    const larger = await startSandbox({ host: '127.0.0.1', port: 0, coursesFolder: corpus })
    try {
      const rows = await getRows(`${larger.url}/api/v1/courses?per_page=100`)
      const locales = rows.map(({ id, locale }) => [id, locale])
      expect(locales).toContainEqual([110, 'ar'])
      expect(locales).toContainEqual([7003, 'en'])
      const { body } = await getRow(`${larger.url}/api/v1/courses/101/pages/page_id:10101`)
      expect(body).toMatch(/^<.{1000}/s)
    } finally {
      await larger.close()
    }
  },
)
