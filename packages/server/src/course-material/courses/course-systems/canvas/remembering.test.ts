import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import { describe, expect, test } from 'vitest'
import { canvasBefore, home } from '../../../../testing/course-systems/canvas-under-test.ts'
import type { ScriptedRequest } from '../../../../testing/network/scripted-fetch.ts'
import type { Fetch } from '../../course-system.ts'
import { createGuardedFetch } from '../../network/guarded-fetch.ts'
import { createCanvas } from './canvas.ts'

const row = (id: string) => ({ page_id: id, url: `page-${id}`, title: `Page ${id}` })

/** Answers each version with its own ETag, and with 304 if the request has that ETag. */
function versioned(
  version: string,
  json: unknown,
  { headers }: ScriptedRequest,
  more: Record<string, string> = {},
) {
  const etag = `W/"${version}"`
  if (headers['if-none-match'] === etag) return new Response(null, { status: 304, headers: { etag } })
  return Response.json(json, { headers: { etag, ...more } })
}

describe('An unchanged answer', () => {
  test('is taken from the cache, for all parts of a listing', async () => {
    const next = { link: `<${home}/api/v1/courses/1/pages?page=bookmark:2>; rel="next"` }
    const { canvas, requests } = canvasBefore((request) => {
      if (request.url.pathname.endsWith('/modules')) return versioned('m', [], request)
      const isFirst = !request.url.searchParams.has('page')
      return isFirst ? versioned('a', [row('1')], request, next) : versioned('b', [row('2')], request)
    })
    const first = await canvas.listPages('1')
    expect(first.map(({ id }) => id)).toEqual(['1', '2'])
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, undefined])
    expect(await canvas.listPages('1')).toEqual(first)
    expect(requests.slice(3).map(({ headers }) => headers['if-none-match'])).toEqual(
      expect.arrayContaining(['W/"m"', 'W/"a"', 'W/"b"']),
    )
  })

  test('is requested again with its latest ETag', async () => {
    let version = 1
    const { canvas } = canvasBefore((request) =>
      versioned(
        String(version),
        { page_id: '7', url: 's', title: `Version ${version}`, body: '<p>x</p>' },
        request,
      ),
    )
    const read = async () => (await canvas.readPage('1', '7')).title
    expect([await read(), await read()]).toEqual(['Version 1', 'Version 1'])
    version = 2
    expect([await read(), await read()]).toEqual(['Version 2', 'Version 2'])
  })

  test('still updates the throttle', async () => {
    const { canvas, waits } = canvasBefore((request) => {
      const answer = versioned('u', { id: '42', name: 'Ada' }, request)
      answer.headers.set('x-rate-limit-remaining', answer.status === 304 ? '50' : '700')
      return answer
    })
    for (let asked = 0; asked < 3; asked += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await canvas.whoAmI()).toEqual({ id: '42', name: 'Ada' })
    }
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThan(4000)
  })

  test('is not cached after a failure', async () => {
    const answers = [
      (request: ScriptedRequest) => versioned('u', { id: '42', name: 'Ada' }, request),
      () => Response.json({ errors: [] }, { status: 401 }),
      (request: ScriptedRequest) => versioned('u', { id: '42', name: 'Ada' }, request),
    ]
    const { canvas, requests } = canvasBefore(
      (request, asked) => answers[asked - 1]?.(request) ?? Response.error(),
    )
    await canvas.whoAmI()
    await expect(canvas.whoAmI()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_FORBIDS' })
    await canvas.whoAmI()
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, 'W/"u"', undefined])
  })

  test('is cached for one key only', async () => {
    const one = canvasBefore((request) => versioned('u', { id: '42', name: 'Ada' }, request))
    const other = canvasBefore((request) => versioned('u', { id: '43', name: 'Bea' }, request))
    await one.canvas.whoAmI()
    expect(await other.canvas.whoAmI()).toEqual({ id: '43', name: 'Bea' })
    expect(other.requests[0]?.headers['if-none-match']).toBeUndefined()
  })

  test('is an error without a cached answer: no course system answers 304 then', async () => {
    const { canvas } = canvasBefore(() => new Response(null, { status: 304 }))
    await expect(canvas.whoAmI()).rejects.toMatchObject({ code: 'NOT_A_COURSE_SYSTEM' })
  })
})

test('The sandbox is asked for everything once, and after that only for changes', async () => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  try {
    const network = createGuardedFetch({ allowPrivate: true })
    let statuses: number[] = []
    const fetch: Fetch = async (address, init) => {
      const answer = await network(address, init)
      statuses.push(answer.status)
      return answer
    }
    const authentication = { kind: 'token', token: 'sandbox-remembering' } as const
    const system = createCanvas({ baseUrl: sandbox.url, authentication }, { fetch })
    const readAll = async () => {
      statuses = []
      const answers = [
        await system.whoAmI(),
        await system.listCourses(),
        await system.listPages('7001'),
        await system.readPage('7001', '700102'),
      ]
      return { answers, statuses }
    }
    const first = await readAll()
    const second = await readAll()
    expect(second.answers).toEqual(first.answers)
    expect(new Set(first.statuses)).toEqual(new Set([200]))
    expect(new Set(second.statuses)).toEqual(new Set([304]))
  } finally {
    await sandbox.close()
  }
})
