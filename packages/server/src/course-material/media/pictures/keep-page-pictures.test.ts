import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { eq } from 'drizzle-orm'
import { media } from '../../../platform/db/schema/media.ts'
import { readWhole } from '../read-whole.ts'
import { createCatalogueStore } from '../catalogue-store.ts'
import type { CatalogueStore } from '../catalogue-store.ts'
import { createDiskMedia } from '../on-disk.ts'
import { canvasBefore, key } from '../../../testing/course-systems/canvas-under-test.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { silence } from '../../../testing/network/scripted-fetch.ts'
import type { ScriptedRequest } from '../../../testing/network/scripted-fetch.ts'
import { keepPagePictures } from './keep-page-pictures.ts'
import { picturesOf } from '../../../generation/page.ts'
import { readPage } from '../../../generation/page-reader/read-page.ts'

let folder: string
let database: Database
let catalogue: CatalogueStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pictures-'))
  database = await openTestDatabase('embedded')
  catalogue = createCatalogueStore(database, createDiskMedia(folder))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const picture = (
  contentType: string,
  bytes: string | ReadableStream = 'bytes',
  more: Record<string, string> = {},
) => new Response(bytes, { headers: { 'content-type': contentType, ...more } })
const endless = () =>
  picture('image/png', new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1024 * 1024)) }))

/** A new page for each test, so that images of an earlier test are not used. */
let pages = 0

/** The stored images of a page, each answered by its own function, by file name. */
async function keep(answers: Record<string, (request: ScriptedRequest) => Response | Promise<Response>>) {
  const { canvas, requests } = canvasBefore((request) => {
    const answer = answers[request.url.pathname.slice(1)]
    return answer ? answer(request) : new Response('', { status: 404 })
  })
  const html = Object.keys(answers)
    // Each image has its own host.
    .map((name) => `<p>A picture:</p><img src="https://${name}.example/${name}" alt="A picture">`)
    .join('')
  const page = readPage({ title: 'Pictures', html, language: 'en' })
  pages += 1
  const place = {
    courseSystem: 'https://a.example',
    courseId: '1',
    pageId: `${pages}`,
    organization: 'college',
  }
  const signal = new AbortController().signal
  const { images, missing } = await keepPagePictures(
    { system: canvas, catalogue },
    place,
    picturesOf(page),
    signal,
  )
  const kept = [...images.keys()].map((url) => new URL(url).pathname.slice(1))
  return { kept, missing, requests }
}

test('Images of supported types are stored, and other content is not', async () => {
  const { kept, missing } = await keep({
    'a.png': () => picture('image/png'),
    'b.jpg': () => picture('image/jpeg; charset=binary'),
    'c.svg': () => picture('IMAGE/SVG+XML', '<svg/>'),
    'd.html': () => picture('text/html', '<script>'),
    'e.pdf': () => picture('application/pdf'),
    'f.tiff': () => picture('image/tiff'),
    'g.png': () => picture(''),
  })
  expect(kept).toEqual(['a.png', 'b.jpg', 'c.svg'])
  expect(missing).toBe(4)
})

test('Images that are too large or endless are left out', async () => {
  const { kept, missing } = await keep({
    'a.png': () => picture('image/png', 'x', { 'content-length': String(11 * 1024 * 1024) }),
    'b.png': endless,
    'c.png': () => picture('image/png'),
  })
  expect([kept, missing]).toEqual([['c.png'], 2])
})

test('Images that never arrive delay neither the others nor the page', async () => {
  // Makes the timeout sixty times shorter.
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 100))
  onTestFinished(() => void vi.restoreAllMocks())
  const { kept, missing } = await keep({
    'a.png': silence,
    'b.png': silence,
    'c.png': () => picture('image/png'),
  })
  expect([kept, missing]).toEqual([['c.png'], 2])
})

test('Hosts of images never receive the key', async () => {
  const { requests } = await keep({
    'a.png': () => new Response(null, { status: 302, headers: { location: 'https://other.example/b.png' } }),
  })
  expect(requests.map(({ url }) => url.host)).toEqual(['a.png.example', 'other.example'])
  expect(JSON.stringify(requests)).not.toContain(key)
})

test('An image that is no longer available is replaced by the one stored before', async () => {
  const first = await keep({ 'a.png': () => picture('image/png') })
  pages -= 1
  const second = await keep({ 'a.png': () => new Response('', { status: 500 }) })
  expect([first.kept, second.kept]).toEqual([['a.png'], ['a.png']])
})

test('An SVG of a page is stored without scripts, and an image of too many pixels is left out', async () => {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12)
  header.writeUInt32BE(30_000, 16)
  header.writeUInt32BE(30_000, 20)
  const { kept, missing } = await keep({
    'huge.png': () => new Response(header, { headers: { 'content-type': 'image/png' } }),
    'drawing.svg': () =>
      picture('image/svg+xml', '<svg onload="alert(1)"><script>alert(2)</script><g/></svg>'),
  })
  expect([kept, missing]).toEqual([['drawing.svg'], 1])
  const [drawing] = await catalogue.findAll(await filesOf(pages))
  expect(
    Buffer.from(await readWhole(createDiskMedia(folder), drawing?.filename ?? '')).toString(),
  ).not.toMatch(/alert|script|onload/)
})

async function filesOf(page: number): Promise<string[]> {
  const rows = await database.sql
    .select()
    .from(media)
    .where(eq(media.pageId, `${page}`))
  return rows.map(({ filename }) => filename)
}
