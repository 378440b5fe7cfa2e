import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startSandbox } from './start-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeEach(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
afterEach(() => sandbox.close())

const course = '/api/v1/courses/7001'
/** The fields that these tests read. */
const row = z.looseObject({
  id: z.number().optional(),
  page_id: z.number().optional(),
  url: z.string().optional(),
  title: z.string().optional(),
  body: z.string().optional(),
  updated_at: z.string().optional(),
  position: z.number().optional(),
})

async function ask(method: string, path: string, body?: Record<string, string>, key = 'sandbox-test') {
  const response = await fetch(sandbox.url + course + path, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body && { body: new URLSearchParams(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const json: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, json }
}

const page = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`wiki_page[${name}]`, value]))
const item = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`module_item[${name}]`, value]))
const create = async (fields: Record<string, string>) =>
  row.parse((await ask('POST', '/pages', page(fields))).json)
const itemsOf = async (module: string) =>
  row.array().parse((await ask('GET', `/modules/${module}/items?per_page=100`)).json)

describe('A page of the sandbox', () => {
  test('is created with a slug, an editor and a time, and listed', async () => {
    const created = await create({ title: 'Élan & Tides', body: '<p>Text</p>', published: 'false' })
    expect(created).toMatchObject({
      url: 'elan-tides',
      published: false,
      front_page: false,
      body: '<p>Text</p>',
      last_edited_by: { display_name: expect.stringMatching(/\w+ \w+/) },
    })
    expect(created.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const { json } = await ask('GET', '/pages?published=false')
    expect(json).toMatchObject([{ page_id: created.page_id, title: 'Élan & Tides' }])
  })

  test('can be sent as JSON', async () => {
    const response = await fetch(`${sandbox.url}${course}/pages`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-test', 'content-type': 'application/json' },
      body: JSON.stringify({ wiki_page: { title: 'Tides', published: true } }),
    })
    expect(await response.json()).toMatchObject({ title: 'Tides', url: 'tides', published: true })
  })

  test('has another slug if its title is taken or changes', async () => {
    const { page_id: id } = await create({ title: 'Storm Surge' })
    expect(row.parse((await ask('GET', `/pages/page_id:${id}`)).json).url).toBe('storm-surge-2')
    const renamed = await ask('PUT', '/pages/storm-surge-2', page({ title: 'High Water' }))
    expect(renamed.json).toMatchObject({ page_id: id, url: 'high-water' })
    expect((await ask('GET', '/pages/storm-surge-2')).status).toBe(404)
  })

  test('is created by an update of an unknown slug', async () => {
    const { json } = await ask('PUT', '/pages/unknown-slug', page({ body: '<p>Text</p>' }))
    expect(json).toMatchObject({ url: 'unknown-slug', title: 'unknown-slug' })
  })

  test('keeps what Canvas allows in a body, and nothing else', async () => {
    const body = [
      '<div id="a" data-b="c" onclick="x()"><style>p{}</style><script>x()</script><!-- c -->',
      '<details open><summary>More</summary><form><p lang="ar" dir="rtl">Text</p></form></details>',
      '<iframe src="https://a.example/e" title="T" allow="autoplay" srcdoc="x"></iframe>',
      '<a href="javascript:x()">bad</a><a href="/courses/1">good</a><svg><script>x()</script></svg></div>',
    ].join('')
    const created = await create({ title: 'Safe', body })
    expect(created.body).toBe(
      [
        '<div id="a" data-b="c"><details><summary>More</summary><p lang="ar" dir="rtl">Text</p></details>',
        '<iframe src="https://a.example/e" title="T" allow="autoplay"></iframe>',
        `<a>bad</a><a href="${sandbox.url}/courses/1">good</a></div>`,
      ].join(''),
    )
  })

  test('has another time only after a change of title or body', async () => {
    const { updated_at: before } = row.parse((await ask('GET', '/pages/storm-surge')).json)
    const hidden = row.parse((await ask('PUT', '/pages/storm-surge', page({ published: 'false' }))).json)
    expect(hidden.updated_at).toBe(before)
    const edited = row.parse((await ask('PUT', '/pages/storm-surge', page({ body: 'New' }))).json)
    expect(edited.updated_at).not.toBe(before)
  })

  test.each([
    ['blank', 'title', { title: ' ' }],
    ['too long', 'title', { title: 'a'.repeat(256) }],
    ['without letters', 'title', { title: '🌊' }],
    ['with a long body', 'body', { title: 'Long', body: 'a'.repeat(512 * 1024 + 1) }],
    ['a hidden front page', 'published', { title: 'F', published: 'false', front_page: 'true' }],
  ])(
    'is refused: %s',
    async (_, field, fields) => {
      const { status, json } = await ask('POST', '/pages', page(fields))
      expect(status).toBe(400)
      expect(json).toMatchObject({ errors: { [field]: [{ attribute: field, message: /./ }] } })
    },
    20_000,
  )

  test('is refused without fields', async () => {
    expect(await ask('POST', '/pages', { title: 'x' })).toMatchObject({
      status: 400,
      json: { errors: [{ message: 'wiki_page is missing' }] },
    })
  })

  test('can be the front page, which is neither hidden nor deleted', async () => {
    await create({ title: 'New front', front_page: 'true' })
    expect(row.parse((await ask('GET', '/front_page')).json).url).toBe('new-front')
    expect(await ask('PUT', '/pages/new-front', page({ published: 'false' }))).toMatchObject({
      status: 400,
      json: { errors: { published: [{ message: 'The front page cannot be unpublished' }] } },
    })
    expect(await ask('DELETE', '/pages/new-front')).toMatchObject({
      status: 400,
      json: { errors: { front_page: [{ message: 'The front page cannot be deleted' }] } },
    })
    expect((await ask('DELETE', '/pages/welcome')).status).toBe(200)
  })

  test('is deleted with its items', async () => {
    expect((await ask('DELETE', '/pages/words-of-the-coast')).status).toBe(200)
    expect((await ask('GET', '/pages/words-of-the-coast')).status).toBe(404)
    const titles = [...(await itemsOf('70011')), ...(await itemsOf('70012'))].map(({ title }) => title)
    expect(titles).not.toContain('Words of the Coast')
  })
})

describe('An item of a module', () => {
  test('is added at the end, or at a position', async () => {
    const { url = '' } = await create({ title: 'Tides, shown', published: 'false' })
    const last = row.parse(
      (await ask('POST', '/modules/70011/items', item({ type: 'Page', page_url: url }))).json,
    )
    expect(last).toMatchObject({ position: 6, page_url: url, title: 'Tides, shown', published: false })
    const moved = await ask('PUT', `/modules/70011/items/${last.id}`, item({ position: '2' }))
    expect(moved.json).toMatchObject({ id: last.id, position: 2 })
    expect((await itemsOf('70011')).map(({ id }) => id)[1]).toBe(last.id)
    await ask('DELETE', `/modules/70011/items/${last.id}`)
    expect(await itemsOf('70011')).toHaveLength(5)
    expect((await ask('GET', `/pages/${url}`)).status).toBe(200)
  })

  test('follows the title and the slug of its page', async () => {
    await ask('PUT', '/pages/welcome', page({ title: 'Hello' }))
    expect((await itemsOf('70011'))[0]).toMatchObject({ title: 'Hello', page_url: 'hello' })
  })

  test.each([
    ['missing module item parameter', {}],
    ['missing page_url parameter', item({ type: 'Page' })],
    ['invalid page_url parameter', item({ type: 'Page', page_url: 'x' })],
    ['Could not find content', item({ type: 'Quiz' })],
  ])('is refused: %s', async (message, fields) => {
    const answer = await ask('POST', '/modules/70011/items', fields)
    expect(answer).toMatchObject({ status: 400, json: { message } })
  })
})

describe('Changes', () => {
  test('are refused for a reader, who still reads', async () => {
    const refused = await ask('POST', '/pages', page({ title: 'x' }), 'sandbox-reader')
    expect(refused).toMatchObject({ status: 403, json: { status: 'unauthorized' } })
    expect(refused.headers.has('www-authenticate')).toBe(false)
    expect((await ask('GET', '/pages', undefined, 'sandbox-reader')).status).toBe(200)
  })

  test('are throttled every other time for some keys', async () => {
    const first = await ask('POST', '/pages', page({ title: 'x' }), 'sandbox-throttled')
    expect(first).toMatchObject({ status: 403, json: '403 Forbidden (Rate Limit Exceeded)\n' })
    expect(first.headers.get('x-rate-limit-remaining')).toBe('0.0')
    expect((await ask('POST', '/pages', page({ title: 'x' }), 'sandbox-throttled')).status).toBe(200)
  })

  test('of broken JSON are refused', async () => {
    const response = await fetch(`${sandbox.url}${course}/pages`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-test', 'content-type': 'application/json' },
      body: '{"wiki_page":',
    })
    expect(response.status).toBe(400)
  })

  test('end with the sandbox', async () => {
    await ask('DELETE', '/pages/storm-surge')
    await sandbox.close()
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
    expect((await ask('GET', '/pages/storm-surge')).status).toBe(200)
  })
})
