import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { eq } from 'drizzle-orm'
import { media } from '../db/schema.ts'
import { readWhole } from '../media/read-whole.ts'
import { createCatalogueStore } from '../media/catalogue-store.ts'
import type { CatalogueStore } from '../media/catalogue-store.ts'
import { createDiskMedia } from '../media/on-disk.ts'
import { canvasBefore, key } from '../testing/canvas-under-test.ts'
import { openTestDatabase } from '../testing/database.ts'
import { silence } from '../testing/scripted-fetch.ts'
import type { ScriptedRequest } from '../testing/scripted-fetch.ts'
import { keepImages } from './keep-images.ts'
import { readPage } from './page-reader/read-page.ts'

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

/** A page of its own each time: what was kept of one before would serve again. */
let pages = 0

/** What comes of pictures on a page, each answered by its own function, by the name of its file. */
async function keep(answers: Record<string, (request: ScriptedRequest) => Response | Promise<Response>>) {
  const { canvas, requests } = canvasBefore((request) => {
    const answer = answers[request.url.pathname.slice(1)]
    return answer ? answer(request) : new Response('', { status: 404 })
  })
  const html = Object.keys(answers)
    // A host of its own for each.
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
  const { images, missing } = await keepImages({ system: canvas, catalogue }, place, page, signal)
  const kept = [...images.keys()].map((url) => new URL(url).pathname.slice(1))
  return { kept, missing, requests }
}

test('Pictures of the types that slides show are kept, and nothing else that comes in their place', async () => {
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

test('Pictures that are too large, or have no end, are left out', async () => {
  const { kept, missing } = await keep({
    'a.png': () => picture('image/png', 'x', { 'content-length': String(11 * 1024 * 1024) }),
    'b.png': endless,
    'c.png': () => picture('image/png'),
  })
  expect([kept, missing]).toEqual([['c.png'], 2])
})

test('Pictures that never come hold up neither the others nor the page', async () => {
  // Fifteen seconds are a sixth of one.
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

test('Hosts of pictures never see the key', async () => {
  const { requests } = await keep({
    'a.png': () => new Response(null, { status: 302, headers: { location: 'https://other.example/b.png' } }),
  })
  expect(requests.map(({ url }) => url.host)).toEqual(['a.png.example', 'other.example'])
  expect(JSON.stringify(requests)).not.toContain(key)
})

test('A picture that cannot be had any more is the one that was kept before', async () => {
  const first = await keep({ 'a.png': () => picture('image/png') })
  pages -= 1
  const second = await keep({ 'a.png': () => new Response('', { status: 500 }) })
  expect([first.kept, second.kept]).toEqual([['a.png'], ['a.png']])
})

test('An SVG of a page is kept without anything that runs, and a picture of too many pixels is left out', async () => {
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
