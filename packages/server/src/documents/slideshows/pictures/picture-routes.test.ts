import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CourseSystem } from '../../../course-material/courses/course-system.ts'
import { testBackends } from '../../../testing/database.ts'
import { startTestApp, testBaseUrl, type TestApp, type TestCall } from '../../../testing/start-test-app.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\nthe rest of it', 'latin1')

/** The first bytes of a PNG, which contain its size. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

describe.each(await testBackends())('pictures of authors (%s database)', (backend) => {
  let lectern: TestApp
  let ada: TestCall
  let place: string
  beforeAll(async () => {
    lectern = await startTestApp(backend)
    ada = await lectern.signUp()
    const [course] = (await ada('GET', '/api/courses')).json
    const [page] = (await ada('POST', '/api/pages', { id: course.id })).json
    place = `/api/images/${course.id}/${page.page_id}`
  })
  afterAll(() => lectern.close())

  const send = (bytes: Uint8Array, name: string) =>
    ada('POST', place, Buffer.from(bytes), {
      'content-type': 'application/octet-stream',
      slug: encodeURIComponent(name),
    })

  test('are stored, and served at the returned address', async () => {
    const { status, json } = await send(png, 'Blatt – grün.png')
    expect(status).toBe(201)
    expect(json.url).toMatch(new RegExp(`^${place}/Blatt-[\\w-]+\\.png\\?v=`))
    const shown = await ada('GET', json.url)
    expect(shown.status).toBe(200)
    expect(shown.headers['content-type']).toBe('image/png')
    expect((await send(png, 'Blatt – grün.png')).json).toEqual(json)
  })

  test('are recognised by their bytes, whatever their name', async () => {
    const jpeg = Buffer.from('\xff\xd8\xff\xe0 and on', 'latin1')
    const { json } = await send(jpeg, 'photo.png')
    expect(json.url).toMatch(/\.jpg\?/)
    expect((await ada('GET', json.url)).headers['content-type']).toBe('image/jpeg')
  })

  test.each([
    ['a page', '<html><script>alert(1)</script></html>', 'picture.svg'],
    ['a text', 'just words', 'picture.png'],
    ['nothing', '', 'picture.png'],
  ])('%s is not a picture', async (_, content, name) => {
    const { status, json } = await send(Buffer.from(content), name)
    expect([status, json.code]).toEqual([422, 'NOT_A_PICTURE'])
  })

  test('as SVG cannot run scripts or load anything, and are sandboxed when opened alone', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><g/></svg>'
    const { status, json } = await send(Buffer.from(svg), 'drawing.svg')
    expect(status).toBe(201)
    const shown = await ada('GET', json.url)
    const text = shown.body.toString()
    expect(text).toContain('<g></g>')
    expect(text).not.toMatch(/alert|script|onload/)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
      'x-content-type-options': 'nosniff',
    })
  })

  test('with more pixels than a browser can show are refused, however small their file', async () => {
    const { status, json } = await send(pngOf(30_000, 30_000), 'bomb.png')
    expect([status, json.code]).toEqual([413, 'PICTURE_TOO_LARGE'])
    expect((await send(pngOf(8000, 6000), 'photo.png')).status).toBe(201)
  })

  test('that are too large are refused', async () => {
    const { status, json } = await send(Buffer.concat([png, Buffer.alloc(pictureLimit)]), 'huge.png')
    expect([status, json.code]).toEqual([413, 'TOO_LARGE'])
  })

  describe('of the course system', () => {
    const url = `${testBaseUrl}/files/tide.png`
    const copy = (address: unknown) => ada('POST', `${place}/copied`, { url: address })
    const answer = (fetchFile: CourseSystem['fetchFile']) =>
      vi.spyOn(lectern.systemAt(testBaseUrl), 'fetchFile').mockImplementation(fetchFile)
    afterEach(() => vi.restoreAllMocks())

    test('are copied, and the same picture is copied once', async () => {
      const asked = answer(async () => ({ bytes: png, contentType: 'text/plain' }))
      const { status, json } = await copy(url)
      expect(status).toBe(201)
      expect((await ada('GET', json.url)).headers['content-type']).toBe('image/png')
      expect((await copy(url)).json).toEqual(json)
      expect(asked.mock.calls[0]?.slice(0, 2)).toEqual([{ url }, pictureLimit])
    })

    test('that it does not have are refused with what to do', async () => {
      answer(async () => Promise.reject(new Problem('NOT_FOUND')))
      const { status, json } = await copy(url)
      expect([status, json.code, json.reason]).toEqual([404, 'NOT_FOUND', 'pictureNotFetched'])
    })

    test('that it fails to send are refused with that', async () => {
      answer(async () => Promise.reject(new Problem('COURSE_SYSTEM_FAILED')))
      expect((await copy(url)).json.code).toBe('COURSE_SYSTEM_FAILED')
    })

    test('that are no pictures are refused', async () => {
      answer(async () => ({ bytes: Buffer.from('<html>'), contentType: 'image/png' }))
      const { status, json } = await copy(url)
      expect([status, json.code]).toEqual([422, 'NOT_A_PICTURE'])
    })

    test.each(['', 'file:///etc/passwd', '/api/images/1/2/a.png', 'javascript:alert(1)', 7])(
      'need an address of the web, not %s',
      async (address) => {
        const asked = answer(async () => ({ bytes: png, contentType: 'image/png' }))
        const { status, json } = await copy(address)
        expect([status, json.code]).toEqual([400, 'INVALID_REQUEST'])
        expect(asked).not.toHaveBeenCalled()
      },
    )
  })
})
