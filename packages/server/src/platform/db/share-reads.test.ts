import { afterEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Session } from './backend.ts'
import { sharingReads } from './share-reads.ts'

/** A session whose answers the test controls, with the number of statements sent before. */
function slowSession() {
  const sent: { text: string; answer: () => void }[] = []
  const query: Session['query'] = (text) =>
    new Promise((resolve) => {
      const number = sent.length
      sent.push({ text, answer: () => resolve([number]) })
    })
  return { sent, session: { query, execute: async () => [] } satisfies Session }
}

afterEach(() => void vi.useRealTimers())

const read = 'select "id" from "notes" where "id" = $1'

test('waiting reads are shared by all callers of the same query', async () => {
  const { sent, session } = slowSession()
  const sharing = sharingReads(session, { connections: 1, blocks: false })
  const first = sharing.query(read, [1], 'arrays')
  await Promise.resolve()
  const waiting = [1, 2, 3].map(() => sharing.query(read, [7], 'arrays'))
  expect(sent).toHaveLength(1)
  sent[0]?.answer()
  await first
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.answer()
  expect(await Promise.all(waiting)).toEqual([[1], [1], [1]])
  expect(sent).toHaveLength(2)
})

test('a read that was sent is not shared, so that each caller sees earlier writes', async () => {
  const { sent, session } = slowSession()
  const sharing = sharingReads(session, { connections: 2, blocks: false })
  const first = sharing.query(read, [7], 'arrays')
  await expect.poll(() => sent.length).toBe(1)
  const second = sharing.query(read, [7], 'arrays')
  await expect.poll(() => sent.length).toBe(2)
  for (const { answer } of sent) answer()
  expect(await Promise.all([first, second])).toEqual([[0], [1]])
})

test.each([
  ['a lock', 'select "id" from "notes" where "id" = $1 for update', 'arrays'],
  ['a change', 'update "notes" set "id" = $1 returning "id"', 'arrays'],
  ['a statement written by hand', 'select pg_notify($1)', 'objects'],
] as const)('%s is never shared', async (_what, text, shape) => {
  const { sent, session } = slowSession()
  const sharing = sharingReads(session, { connections: 1, blocks: true })
  void sharing.query(text, [1], shape)
  void sharing.query(text, [1], shape)
  expect(sent).toHaveLength(2)
})

test('a read that waits too long fails alone, and the next caller sends it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent, session } = slowSession()
  const sharing = sharingReads(session, { connections: 1, blocks: false })
  const first = sharing.query(read, [1], 'arrays')
  const late = sharing.query(read, [7], 'arrays').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toBeInstanceOf(DatabaseUnavailable)
  vi.useRealTimers()
  const next = sharing.query(read, [7], 'arrays')
  sent[0]?.answer()
  expect(await first).toEqual([0])
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(2)
  sent[1]?.answer()
  expect(await next).toEqual([1])
})
