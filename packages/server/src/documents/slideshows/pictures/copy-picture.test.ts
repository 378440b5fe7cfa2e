import { expect, test, vi } from 'vitest'
import type { CatalogueStore, MediaFile } from '../../../course-material/media/catalogue-store.ts'
import type { Fetch } from '../../../course-material/courses/course-system.ts'
import { copyPicture } from './copy-picture.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\nthe rest of it', 'latin1')
const place = { courseSystem: 'https://canvas.example', courseId: '1', pageId: 'p', organization: 'college' }

/** Copies a picture at an address. `answer` is that of other sites than the course system. */
async function copy(url: string, answer: () => Promise<Response>, signal = new AbortController().signal) {
  const fetchFile = vi.fn<() => Promise<never>>()
  const asked: string[] = []
  const publicFetch: Fetch = async (address) => {
    asked.push(address.href)
    const { status, headers, body } = await answer()
    // The body of a response of this process can be read and cancelled.
    return { status, headers, body: body as unknown as Awaited<ReturnType<Fetch>>['body'] }
  }
  const stored = { filename: 'picture.png' } as MediaFile
  const catalogue = { add: async () => stored } as unknown as CatalogueStore
  const dependencies = { system: { fetchFile }, baseUrl: 'https://canvas.example', publicFetch, catalogue }
  const copied = await copyPicture(dependencies, place, url, signal).catch((error: unknown) => error)
  return { copied, asked, fetchFile }
}

const picture = () => new Response(png, { headers: { 'content-type': 'image/png' } })

test('a picture of another site is fetched without the key, from public addresses only', async () => {
  const { copied, asked, fetchFile } = await copy('https://pictures.example/tide.png', async () => picture())
  expect(copied).toEqual({ filename: 'picture.png' })
  expect(asked).toEqual(['https://pictures.example/tide.png'])
  expect(fetchFile).not.toHaveBeenCalled()
})

test.each([
  ['that breaks the connection', async () => Promise.reject(new Error('The connection broke.'))],
  [
    'that answers with a page',
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['that refuses', async () => new Response('', { status: 403 })],
])('a site %s does not send the picture', async (_, answer) => {
  const { copied } = await copy('https://pictures.example/tide.png', answer)
  expect(copied).toMatchObject({ code: 'NOT_FOUND', reason: 'pictureNotFetched' })
})
