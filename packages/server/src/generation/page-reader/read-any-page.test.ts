import { afterEach, expect, test, vi } from 'vitest'
import { closeSharedPools } from '../../platform/workers/shared-pools.ts'
import { startThread } from '../../platform/workers/thread.ts'
import { readPage } from './read-page.ts'
import { readAnyPage } from './read-any-page.ts'

vi.mock('../../platform/workers/thread.ts', { spy: true })
afterEach(closeSharedPools)

const paragraph = '<p>Rain falls on the mountains, and <em>rivers</em> carry it to the sea.</p>'
const long = { title: 'Rivers', html: paragraph.repeat(3_000), language: 'en' }

test('reads a long page while the server answers requests', async () => {
  let isRead = false
  const reading = readAnyPage(long).finally(() => (isRead = true))
  await new Promise(setImmediate)
  expect(isRead).toBe(false)
  expect(await reading).toEqual(readPage(long))
})

test('a long page that cannot be read has the same problem as a short one', async () => {
  const html = '<b>'.repeat(70_000)
  expect(() => readPage({ ...long, html })).toThrow(expect.objectContaining({ code: 'PAGE_NOT_READABLE' }))
  await expect(readAnyPage({ ...long, html })).rejects.toMatchObject({
    name: 'Problem',
    code: 'PAGE_NOT_READABLE',
  })
})

test('a caller that cancels does not wait for a long page', async () => {
  const cancelled = new AbortController()
  const reading = readAnyPage(long, cancelled.signal)
  cancelled.abort()
  await expect(reading).rejects.toMatchObject({ code: 'CANCELLED' })
})

test('a thread that fails is no fault of the page', async () => {
  const run = () => Promise.reject(new Error('The thread reached its memory limit.'))
  vi.mocked(startThread).mockReturnValueOnce({ run, stop: () => undefined })
  await expect(readAnyPage(long)).rejects.toMatchObject({ code: 'INTERNAL' })
  expect(await readAnyPage(long)).toEqual(readPage(long))
})

test('the end of the server ends the reading of a long page', async () => {
  const [reading] = await Promise.allSettled([readAnyPage(long), closeSharedPools()])
  expect(reading).toMatchObject({ status: 'rejected', reason: { code: 'SHUTTING_DOWN' } })
})
