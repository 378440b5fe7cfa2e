import { afterAll, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { describeWriter, examplePage } from '../../../writer.contract.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { createThreadedOutlineWriter } from './threaded-outline-writer.ts'

const writer = createThreadedOutlineWriter({ size: 1 })

afterAll(() => writer.close?.())

describeWriter('The outline writer in a thread', () => writer)

const request = () => ({ page: examplePage, options: {}, images: new Map<string, string>() })

test('a thread writes the same as the writer itself, and reports its progress', async () => {
  const progress: [number, number][] = []
  const onProgress = (done: number, total: number) => void progress.push([done, total])
  const written = await writer.write('slideshow', { ...request(), onProgress })
  expect(written).toEqual(await createOutlineWriter().write('slideshow', request()))
  expect(progress.length).toBeGreaterThan(1)
  expect(progress.at(-1)?.[0]).toBe(progress.at(-1)?.[1])
})

test('a problem keeps its code, its reason and its sentence', async () => {
  const page = readPage({ title: 'Nothing yet', html: '<p>To come.</p>', language: 'en' })
  const tooShort = writer.write('podcast', { page, options: {}, images: new Map() })
  await expect(tooShort).rejects.toMatchObject({ name: 'Problem', code: 'PAGE_TOO_SHORT' })
  const translated = writer.write('podcast', { ...request(), options: { language: 'de' } })
  const expected = await createOutlineWriter()
    .write('podcast', { ...request(), options: { language: 'de' } })
    .catch((error: unknown) => error)
  const { code, reason, message } = expected as { code: string; reason: string; message: string }
  await expect(translated).rejects.toMatchObject({ code, reason, message })
})

test('the server answers others while a page is written', async () => {
  const { blocks, ...rest } = examplePage
  const long = { ...rest, blocks: Array.from({ length: 20 }, () => blocks).flat() }
  let isWritten = false
  const writing = writer.write('podcast', { ...request(), page: long }).finally(() => (isWritten = true))
  await new Promise(setImmediate)
  expect(isWritten).toBe(false)
  await writing
})

test('a cancelled call ends at once, and the next one is answered', async () => {
  const cancelled = new AbortController()
  const writing = writer.write('slideshow', { ...request(), signal: cancelled.signal })
  cancelled.abort()
  await expect(writing).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(await writer.write('slideshow', request())).toMatchObject({ title: 'The water cycle' })
})

test('running calls fail with a code when the server shuts down', async () => {
  const other = createThreadedOutlineWriter({ size: 1 })
  const writing = other.write('slideshow', request()).catch((error: unknown) => error)
  await other.close?.()
  expect(await writing).toMatchObject({ code: 'SHUTTING_DOWN' })
})
