import { describe, expect, test } from 'vitest'
import { canvasBefore } from '../../../../testing/course-systems/canvas-under-test.ts'

const challenge = { 'www-authenticate': 'Bearer realm="canvas-lms"' }
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('An answer means', () => {
  test.each<[string, string, () => Response]>([
    [
      'KEY_REJECTED',
      'a 401 with a challenge',
      () =>
        Response.json(
          { errors: [{ message: 'Revoked access token.' }] },
          { status: 401, headers: challenge },
        ),
    ],
    [
      'KEY_REJECTED',
      'the same in another language',
      () =>
        Response.json(
          { status: 'unauthenticated', errors: [{ message: 'autorisation requise' }] },
          { status: 401, headers: challenge },
        ),
    ],
    [
      'COURSE_SYSTEM_FORBIDS',
      'a 401 without one',
      () => Response.json({ errors: [{ message: 'Insufficient scopes on access token.' }] }, { status: 401 }),
    ],
    [
      'COURSE_SYSTEM_FORBIDS',
      'a 403, in another language',
      () =>
        Response.json(
          { status: 'unauthorized', errors: [{ message: 'usuario no autorizado' }] },
          { status: 403 },
        ),
    ],
    [
      'COURSE_SYSTEM_FORBIDS',
      'a 403 of the edge',
      () => new Response('denied', { status: 403, headers: html }),
    ],
    [
      'NOT_A_COURSE_SYSTEM',
      'a redirect to a sign-in page',
      () => new Response('', { status: 302, headers: { location: '/login' } }),
    ],
    ['NOT_A_COURSE_SYSTEM', 'a web page', () => new Response('<html>Welcome</html>', { headers: html })],
    [
      'NOT_A_COURSE_SYSTEM',
      'a web page that is missing',
      () => new Response('<html>404</html>', { status: 404, headers: html }),
    ],
    [
      'COURSE_SYSTEM_FAILED',
      'JSON that breaks off',
      () => new Response('[{"id":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['COURSE_SYSTEM_FAILED', 'JSON of another shape', () => Response.json({ courses: 'none' })],
    [
      'COURSE_SYSTEM_FAILED',
      'more than anybody asked for',
      () => Response.json([], { headers: { 'content-length': '99000000' } }),
    ],
    [
      'COURSE_SYSTEM_FAILED',
      'errors by field',
      () => Response.json({ errors: { title: [{ message: 'can’t be blank' }] } }, { status: 400 }),
    ],
    ['COURSE_SYSTEM_FAILED', 'errors as a sentence', () => Response.json({ errors: 'no' }, { status: 422 })],
    ['COURSE_SYSTEM_FAILED', 'errors as nothing', () => new Response(null, { status: 422 })],
    ['NOT_FOUND', 'a 404 in JSON', () => Response.json({ message: 'page not found' }, { status: 404 })],
  ])('%s: %s', async (code, _, answer) => {
    const { canvas, requests } = canvasBefore(answer)
    await expect(canvas.listPages('5')).rejects.toMatchObject({ name: 'Problem', code })
    expect(requests.length).toBeLessThanOrEqual(2)
  })

  test('NOT_A_COURSE_SYSTEM when it does not contain the owner of the key', async () => {
    for (const answer of [
      Response.json({ message: 'Not found' }, { status: 404 }),
      Response.json({ hello: 'world' }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- two quick refusals, one after the other
      await expect(canvasBefore(() => answer).canvas.whoAmI()).rejects.toMatchObject({
        code: 'NOT_A_COURSE_SYSTEM',
      })
    }
  })

  test('a problem when a body without a length never ends', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(1 << 20)),
    })
    const { canvas } = canvasBefore(
      () => new Response(endless, { headers: { 'content-type': 'application/json' } }),
    )
    await expect(canvas.whoAmI()).rejects.toMatchObject({ name: 'Problem' })
  })
})

test("a problem with Canvas' message as the cause, for the log, and not in the sentence", async () => {
  const { canvas } = canvasBefore(() =>
    Response.json({ errors: [{ message: 'user not authorized' }] }, { status: 403 }),
  )
  const error: unknown = await canvas.whoAmI().catch((caught: unknown) => caught)
  expect(error).toMatchObject({ cause: { message: 'Canvas answered 403: user not authorized' } })
  expect(String(error)).not.toContain('authorized')
})
