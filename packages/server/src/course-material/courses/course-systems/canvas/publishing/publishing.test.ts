import { describe, expect, test } from 'vitest'
import { canvasBefore, notFound } from '../../../../../testing/course-systems/canvas-under-test.ts'
import { networkError, silence } from '../../../../../testing/network/scripted-fetch.ts'
import type { ScriptedRequest } from '../../../../../testing/network/scripted-fetch.ts'
import type { CourseSystemOptions } from '../../../course-system.ts'

const tides = { mark: 'tides-1', title: 'Tides', html: '<p>First.</p>', isVisible: true }
const stored = (more: object = {}) => ({
  page_id: '7',
  url: 'tides',
  title: 'Tides',
  body: '<div id="lectern-tides-1"><p>First.</p></div>',
  published: true,
  updated_at: '2026-09-01T08:00:00Z',
  html_url: 'https://canvas.example.edu/courses/1/pages/tides',
  ...more,
})
const change = { ...tides, html: '<p>Second.</p>', knownRevision: null }

type Script = (request: ScriptedRequest) => Response | Promise<Response>

/** Canvas with one page, whose changes are answered by the script. */
async function before(changes: Script, options: CourseSystemOptions = {}) {
  const canvas = canvasBefore((request) => {
    if (request.method !== 'GET') return changes(request)
    return request.url.pathname.endsWith('page_id:7') ? Response.json(stored()) : Response.json([])
  }, options)
  const publishing = await canvas.canvas.publishing()
  if (!publishing.possible) throw new Error('Canvas publishes.')
  const sent = () =>
    canvas.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url.pathname.replace('/api/v1/courses/1/', '')}`)
  return { ...canvas, pages: publishing.pages, sent }
}

describe('A page is sent', () => {
  test('as a form with its mark, its visibility and its editors', async () => {
    const { pages, requests } = await before(() => Response.json(stored()))
    await pages.createPage('1', { ...tides, isVisible: false })
    const request = requests.at(-1)
    expect(request?.url.pathname).toBe('/api/v1/courses/1/pages')
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      'wiki_page[title]': 'Tides',
      'wiki_page[body]': '<div id="lectern-tides-1"><p>First.</p></div>',
      'wiki_page[published]': 'false',
      'wiki_page[editing_roles]': 'teachers',
    })
  })

  test('without a list of all pages, if no former call can have created it', async () => {
    const { pages, requests } = await before(() => Response.json(stored()))
    await pages.createPage('1', { ...tides, isFirst: true })
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/v1/courses/1/pages',
    ])
  })

  test('to its id, because slugs change', async () => {
    const { pages, sent } = await before(() => Response.json(stored()))
    await pages.updatePage('1', '7', change)
    await pages.removePage('1', '7', { mark: 'tides-1', knownRevision: null })
    expect(sent()).toEqual(['PUT pages/page_id:7', 'DELETE pages/page_id:7'])
  })

  test('with the ids of Canvas only', async () => {
    const { pages, requests } = await before(() => Response.json(stored()))
    for (const id of ['7?x', '../7', 'tides', ''])
      // oxlint-disable-next-line no-await-in-loop -- quick refusals
      await expect(pages.updatePage('1', id, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(requests).toEqual([])
  })

  test('with a valid mark only', async () => {
    const { pages, sent } = await before(() => Response.json(stored()))
    for (const mark of ['', 'a b', '"><b>', 'a'.repeat(65)])
      // oxlint-disable-next-line no-await-in-loop -- quick refusals
      await expect(pages.createPage('1', { ...tides, mark })).rejects.toMatchObject({ code: 'INTERNAL' })
    expect(sent()).toEqual([])
  })
})

describe('A change is not repeated', () => {
  test.each<[string, Script]>([
    ['500', () => new Response('', { status: 500 })],
    ['502', () => new Response('<html>', { status: 502 })],
    ['503', () => new Response('', { status: 503, headers: { 'retry-after': '3' } })],
    ['a broken connection', () => Promise.reject(networkError('ECONNRESET'))],
    ['a timeout', silence],
  ])('after %s, because it may have been made', async (_, script) => {
    const timeouts = { attempt: 20, total: 60_000 }
    const { pages, sent } = await before(script, { timeouts })
    const creation = pages.createPage('1', tides)
    await expect(creation).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE', retryable: true })
    expect(sent()).toEqual(['POST pages'])
  })

  test('after it was cancelled', async () => {
    const controller = new AbortController()
    const { pages, sent } = await before((request) => {
      queueMicrotask(() => controller.abort())
      return silence(request)
    })
    const update = pages.updatePage('1', '7', change, controller.signal)
    await expect(update).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(sent()).toHaveLength(1)
  })
})

describe('A throttled change is repeated', () => {
  test.each([
    [403, '403 Forbidden (Rate Limit Exceeded)\n'],
    [429, '429 Too Many Requests (Rate Limit Exceeded)\n'],
  ])('after %s', async (status, text) => {
    let asked = 0
    const { pages, sent } = await before(() => {
      asked += 1
      return asked < 3 ? new Response(text, { status }) : Response.json(stored())
    })
    expect(await pages.createPage('1', tides)).toMatchObject({ id: '7' })
    expect(sent()).toEqual(['POST pages', 'POST pages', 'POST pages'])
  })

  test('after the time that Canvas names', async () => {
    let asked = 0
    const { pages, waits } = await before(() => {
      asked += 1
      const headers = { 'retry-after': '17' }
      return asked === 1 ? new Response('', { status: 429, headers }) : Response.json(stored())
    })
    await pages.updatePage('1', '7', change)
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(17_000)
  })

  test('a limited number of times', async () => {
    const { pages, sent } = await before(() => new Response('Rate Limit Exceeded', { status: 403 }))
    await expect(pages.createPage('1', tides)).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    expect(sent().length).toBeLessThanOrEqual(5)
  })
})

describe('A refusal means', () => {
  test.each<[string, string | undefined, number, unknown]>([
    ['PAGE_NOT_ACCEPTED', 'title', 400, { errors: { title: [{ message: 'darf nicht leer sein' }] } }],
    ['PAGE_NOT_ACCEPTED', 'title', 422, { errors: { title: 'taken' } }],
    ['PAGE_NOT_ACCEPTED', 'content', 400, { errors: { body: [{ message: 'too long' }] } }],
    ['PAGE_NOT_ACCEPTED', 'frontPage', 400, { errors: { front_page: [{ message: 'no' }] } }],
    ['PAGE_NOT_ACCEPTED', undefined, 400, { errors: [{ message: 'wiki_page is missing' }] }],
    ['PAGE_NOT_ACCEPTED', undefined, 422, { message: 'no' }],
    ['COURSE_SYSTEM_FORBIDS', undefined, 401, { errors: [{ message: 'nicht berechtigt' }] }],
    ['COURSE_SYSTEM_FORBIDS', undefined, 403, { status: 'unauthorized' }],
    ['NOT_FOUND', undefined, 404, { message: 'page not found' }],
    ['COURSE_SYSTEM_FAILED', undefined, 200, { page: 'none' }],
  ])('%s, reason %s: %s %j', async (code, reason, status, json) => {
    const { pages, sent } = await before(() => Response.json(json, { status }))
    await expect(pages.createPage('1', tides)).rejects.toMatchObject({ code, reason, retryable: false })
    expect(sent()).toHaveLength(1)
  })

  test('KEY_REJECTED: a 401 with a challenge', async () => {
    const headers = { 'www-authenticate': 'Bearer realm="canvas-lms"' }
    const { pages } = await before(() => Response.json({ errors: [] }, { status: 401, headers }))
    await expect(pages.createPage('1', tides)).rejects.toMatchObject({ code: 'KEY_REJECTED' })
  })
})

test('A page that Canvas created because the other was deleted meanwhile is deleted', async () => {
  const { pages, sent } = await before(() => Response.json(stored({ page_id: '8' })))
  await expect(pages.updatePage('1', '7', change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(sent()).toEqual(['PUT pages/page_id:7', 'DELETE pages/page_id:8'])
})

test('A page that was deleted meanwhile counts as removed', async () => {
  const { pages, sent } = await before(notFound)
  const removal = { mark: 'tides-1', knownRevision: null }
  expect(await pages.removePage('1', '7', removal)).toEqual({ outcome: 'removed' })
  expect(sent()).toEqual(['DELETE pages/page_id:7'])
})

test('A page keeps its revision, and its editor is optional', async () => {
  const { pages } = await before(notFound)
  const [first, second] = [await pages.readPage('1', '7'), await pages.readPage('1', '7')]
  expect(first).toEqual(second)
  expect(first).toMatchObject({ editedBy: null, updatedAt: '2026-09-01T08:00:00Z' })
})
