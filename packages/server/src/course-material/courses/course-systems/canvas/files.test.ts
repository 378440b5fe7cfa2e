import { describe, expect, test } from 'vitest'
import { networkError } from '../../../../testing/network/scripted-fetch.ts'
import { canvasBefore, home, key, notFound } from '../../../../testing/course-systems/canvas-under-test.ts'

const png = (headers: Record<string, string> = {}) =>
  new Response(new Uint8Array([137, 80, 78, 71]), {
    headers: { 'content-type': 'image/png; foo=bar', ...headers },
  })
const to = (location: string) => new Response(null, { status: 302, headers: { location } })
const reference = {
  url: `${home}/courses/1/files/5001/preview`,
  apiUrl: `${home}/api/v1/courses/1/files/5001`,
}

/** The API returns a download address, which starts the given redirects. */
function stored(hops: Record<string, () => Response>) {
  return canvasBefore(({ url }) => {
    if (url.pathname === '/api/v1/courses/1/files/5001')
      return Response.json({ url: `${home}/files/5001/download` })
    return hops[url.origin + url.pathname]?.() ?? notFound()
  })
}

describe('A file of the course system', () => {
  test('is fetched with the key, which is dropped when another host has the bytes', async () => {
    const { canvas, requests } = stored({
      [`${home}/files/5001/download`]: () => to('https://storage.example/a?signature=1'),
      'https://storage.example/a': () => to('/b'),
      'https://storage.example/b': png,
    })
    const file = await canvas.fetchFile(reference, 100)
    expect(file).toEqual({ bytes: Buffer.from([137, 80, 78, 71]), contentType: 'image/png' })
    expect(requests.map(({ url, headers }) => [url.host, headers.authorization])).toEqual([
      ['canvas.example.edu', `Bearer ${key}`],
      ['canvas.example.edu', `Bearer ${key}`],
      ['storage.example', undefined],
      ['storage.example', undefined],
    ])
  })

  test('does not get the key again after a redirect back to the course system', async () => {
    const { canvas, requests } = stored({
      [`${home}/files/5001/download`]: () => to('https://storage.example/a'),
      'https://storage.example/a': () => to(`${home}/public/a.png`),
      [`${home}/public/a.png`]: png,
    })
    await canvas.fetchFile(reference, 100)
    expect(requests.at(-1)?.headers.authorization).toBeUndefined()
  })

  test('does not send the key unencrypted to the same host', async () => {
    const plain = home.replace('https', 'http')
    const { canvas, requests } = stored({
      [`${home}/files/5001/download`]: () => to(`${plain}/a`),
      [`${plain}/a`]: png,
    })
    await canvas.fetchFile(reference, 100)
    expect(requests.at(-1)?.url.protocol).toBe('http:')
    expect(requests.at(-1)?.headers.authorization).toBeUndefined()
  })

  test('is recognised by its address if the page does not contain its API address', async () => {
    const { canvas } = stored({ [`${home}/files/5001/download`]: png })
    expect(await canvas.fetchFile({ url: reference.url }, 100)).toMatchObject({ contentType: 'image/png' })
  })

  test.each<[string, string, Record<string, () => Response>]>([
    [
      'NOT_FOUND',
      'the sign-in page comes in its place',
      {
        [`${home}/files/5001/download`]: () =>
          new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      },
    ],
    [
      'NOT_FOUND',
      'it leads in circles',
      { [`${home}/files/5001/download`]: () => to(`${home}/files/5001/download`) },
    ],
    [
      'NOT_FOUND',
      'it leads out of the web',
      { [`${home}/files/5001/download`]: () => to('file:///etc/passwd') },
    ],
    ['NOT_FOUND', 'its bytes are gone', {}],
    [
      'COURSE_SYSTEM_FAILED',
      'it is larger than wanted',
      { [`${home}/files/5001/download`]: () => png({ 'content-length': '101' }) },
    ],
  ])('is a %s when %s', async (code, _, hops) => {
    await expect(stored(hops).canvas.fetchFile(reference, 100)).rejects.toMatchObject({ code })
  })

  test('is NOT_FOUND if the API does not return its address', async () => {
    const { canvas } = canvasBefore(() => Response.json({ id: 5001, url: '', locked_for_user: true }))
    await expect(canvas.fetchFile(reference, 100)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('A file on another host', () => {
  const elsewhere = { url: 'https://pictures.example/a.png' }

  test('is fetched without the key, even if the page claims that it is an API address of the course system', async () => {
    const { canvas, requests } = canvasBefore(() => png())
    await canvas.fetchFile({ ...elsewhere, apiUrl: 'https://pictures.example/api/v1/courses/1/files/1' }, 100)
    expect(requests.map(({ url, headers }) => [url.href, headers.authorization])).toEqual([
      [elsewhere.url, undefined],
    ])
  })

  test.each([401, 403, 404, 429, 500])(
    'is NOT_FOUND when its host answers %i, after one attempt',
    async (status) => {
      const { canvas, requests } = canvasBefore(
        () => new Response('', { status, headers: { 'www-authenticate': 'Bearer' } }),
      )
      await expect(canvas.fetchFile(elsewhere, 100)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(requests).toHaveLength(1)
    },
  )

  test('is NOT_FOUND when its host does not answer', async () => {
    const { canvas } = canvasBefore(() => Promise.reject(networkError('ECONNRESET')))
    await expect(canvas.fetchFile(elsewhere, 100)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
