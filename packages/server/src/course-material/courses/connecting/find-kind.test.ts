import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import { networkError, scriptedFetch, silence } from '../../../testing/network/scripted-fetch.ts'
import type { ScriptedRequest } from '../../../testing/network/scripted-fetch.ts'
import { courseSystems } from '../course-systems.ts'
import { createKindFinder } from './find-kind.ts'

const site = 'https://courses.example.edu'
const kinds = Object.values(courseSystems)

const html = () => new Response('<title>Welcome</title>', { headers: { 'content-type': 'text/html' } })
const canvas = ({ url }: ScriptedRequest) =>
  url.pathname === '/api/v1/users/self'
    ? Response.json(
        { errors: [{ message: 'Zugriff verweigert' }] },
        { status: 401, headers: { 'www-authenticate': 'Bearer realm="canvas-lms"' } },
      )
    : new Response('', { status: 404 })
const moodle = ({ url }: ScriptedRequest) =>
  url.pathname.endsWith('/webservice/rest/server.php')
    ? Response.json({ exception: 'moodle_exception', errorcode: 'invalidtoken', message: 'Ungültig' })
    : html()

function finder(script: (request: ScriptedRequest) => Response | Promise<Response>, total?: number) {
  const { fetch, requests } = scriptedFetch(script)
  const timeouts = total === undefined ? undefined : { attempt: total, total }
  return { requests, kinds: createKindFinder(kinds, { fetch, ...(timeouts && { timeouts }) }) }
}

describe('The kind of a course system', () => {
  test.each([
    ['Canvas, by the realm of its refusal', canvas, 'Canvas'],
    [
      'Canvas, by the words of its refusal',
      ({ url }: ScriptedRequest) =>
        url.pathname.startsWith('/api/')
          ? Response.json({ status: 'unauthenticated' }, { status: 401 })
          : html(),
      'Canvas',
    ],
    ['Moodle, by its exception', moodle, 'Moodle'],
    [
      'Moodle without web services, by what it tells its app',
      ({ url }: ScriptedRequest) =>
        url.pathname === '/lib/ajax/service-nologin.php'
          ? Response.json([{ error: false, data: { wwwroot: site } }])
          : new Response('', { status: 403, headers: { 'content-type': 'text/html' } }),
      'Moodle',
    ],
    [
      'Moodle, although it is too much for the other questions',
      (request: ScriptedRequest) =>
        request.url.pathname.includes('/webservice/') ? moodle(request) : new Response('', { status: 503 }),
      'Moodle',
    ],
    [
      'Canvas, although nobody answers the other questions',
      (request: ScriptedRequest) =>
        request.url.pathname.startsWith('/api/') ? canvas(request) : silence(request),
      'Canvas',
    ],
  ])('is %s', async (_how, script, label) => {
    const { kinds: found } = finder(script)
    expect(found.known(site)).toBeUndefined()
    expect((await found.find(site)).label).toBe(label)
    expect(found.known(site)?.label).toBe(label)
  })

  test('is asked below the path of the installation', async () => {
    const { kinds: found, requests } = finder(moodle)
    expect((await found.find(`${site}/moodle`)).label).toBe('Moodle')
    expect(requests.every(({ url }) => url.href.startsWith(`${site}/moodle/`))).toBe(true)
  })

  test('is asked without credentials, by name', async () => {
    const { kinds: found, requests } = finder(html)
    await expect(found.find(site)).rejects.toMatchObject({ code: 'NOT_A_COURSE_SYSTEM' })
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      '/api/v1/users/self',
      '/webservice/rest/server.php',
      '/lib/ajax/service-nologin.php',
    ])
    expect(JSON.stringify(requests)).not.toMatch(/authorization|cookie|wstoken/i)
    expect(requests.every(({ headers }) => headers['user-agent']?.startsWith('Lectern/'))).toBe(true)
  })

  test.each([
    ['a web site', html],
    ['another program', () => Response.json({ id: 42, name: 'Ada' })],
    ['somebody who leads elsewhere', () => Response.redirect('https://elsewhere.example/login')],
    ['somebody who wants a password', () => new Response('', { status: 401 })],
  ])('is unknown where %s answers', async (_who, script) => {
    await expect(finder(script).kinds.find(site)).rejects.toMatchObject({ code: 'NOT_A_COURSE_SYSTEM' })
  })

  test.each([
    ['nobody answers', () => Promise.reject(networkError('ECONNREFUSED'))],
    ['somebody in front says that it is too much', () => new Response('', { status: 502 })],
    [
      'one question gets no answer',
      (request: ScriptedRequest) =>
        request.url.pathname.startsWith('/api/') ? new Response('', { status: 429 }) : html(),
    ],
  ])('is undetermined while %s', async (_why, script) => {
    await expect(finder(script).kinds.find(site)).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
  })

  test('is undetermined if no answer arrives within the timeout', async () => {
    await expect(finder(silence, 5).kinds.find(site)).rejects.toMatchObject({
      code: 'COURSE_SYSTEM_UNAVAILABLE',
    })
  })

  test('is not requested at a forbidden address, with a sentence', async () => {
    const refusal = new Problem('NOT_A_COURSE_SYSTEM', { copyOf: { error: 'Not inside.' } })
    await expect(finder(() => Promise.reject(refusal)).kinds.find(site)).rejects.toBe(refusal)
  })

  test.each([
    ['http://courses.example.edu', 'https://courses.example.edu'],
    ['https://courses.example.edu', 'https://www.courses.example.edu'],
  ])('is searched at %s although it is at %s, with a sentence', async (from, to) => {
    const { kinds: found } = finder(({ url }) => Response.redirect(`${to}${url.pathname}`, 301))
    const message = `This address redirects to ${to}. Please use that as Base URL.`
    await expect(found.find(from)).rejects.toMatchObject({ code: 'NOT_A_COURSE_SYSTEM', message })
  })

  test('is detected once for all callers, and cached', async () => {
    const { kinds: found, requests } = finder(canvas)
    const [first, second] = await Promise.all([found.find(site), found.find(site)])
    expect(first).toBe(second)
    const asked = requests.length
    await found.find(site)
    expect(requests).toHaveLength(asked)
  })

  test('is requested again after a failure', async () => {
    let down = true
    const { kinds: found } = finder((request) => (down ? new Response('', { status: 503 }) : canvas(request)))
    await expect(found.find(site)).rejects.toMatchObject({ retryable: true })
    down = false
    expect((await found.find(site)).label).toBe('Canvas')
  })

  test('is detected for the other callers when one of them cancels', async () => {
    const { kinds: found } = finder(canvas)
    const leaving = found.find(site, AbortSignal.abort())
    const staying = found.find(site)
    await expect(leaving).rejects.toMatchObject({ code: 'CANCELLED' })
    expect((await staying).label).toBe('Canvas')
  })
})
