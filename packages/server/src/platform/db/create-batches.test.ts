import { expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { createBatches } from './create-batches.ts'

/** Batches whose runs wait until `end` is called with their number. */
function heldBatches() {
  const runs: { requests: readonly string[]; end: PromiseWithResolvers<void> }[] = []
  const inBatch = createBatches(async (requests: readonly string[]) => {
    const end = Promise.withResolvers<void>()
    runs.push({ requests, end })
    await end.promise
    return requests.map((request) => `${request} answered`)
  })
  const requestsOf = () => runs.map(({ requests }) => requests)
  return { inBatch, requestsOf, end: (run: number) => runs[run]?.end.resolve() }
}

test('requests that arrive during a batch form the next one, in their order', async () => {
  const { inBatch, requestsOf, end } = heldBatches()
  const answers = Promise.all(['one', 'two', 'three'].map((request) => inBatch('page', request)))
  expect(requestsOf()).toEqual([['one']])
  end(0)
  await vi.waitFor(() => expect(requestsOf()).toEqual([['one'], ['two', 'three']]))
  end(1)
  expect(await answers).toEqual(['one answered', 'two answered', 'three answered'])
})

test('a request is answered when its batch is done, without waiting for a later one', async () => {
  const { inBatch, requestsOf, end } = heldBatches()
  const first = inBatch('page', 'one')
  const second = inBatch('page', 'two')
  end(0)
  expect(await first).toBe('one answered')
  await vi.waitFor(() => expect(requestsOf()).toHaveLength(2))
  end(1)
  await second
})

test('a batch has at most 20 requests', async () => {
  const { inBatch, requestsOf, end } = heldBatches()
  const all = Promise.all(Array.from({ length: 30 }, (_, index) => inBatch('page', String(index))))
  for (const run of [0, 1, 2]) {
    await vi.waitFor(() => expect(requestsOf()).toHaveLength(run + 1))
    end(run)
  }
  await all
  expect(requestsOf().map(({ length }) => length)).toEqual([1, 20, 9])
})

test('a request for another key does not wait', async () => {
  const { inBatch, requestsOf, end } = heldBatches()
  const waiting = inBatch('page', 'one')
  const other = inBatch('another page', 'two')
  expect(requestsOf()).toEqual([['one'], ['two']])
  end(1)
  expect(await other).toBe('two answered')
  end(0)
  await waiting
})

test('a failed request does not affect the others of its batch', async () => {
  const inBatch = createBatches(async (requests: readonly string[]) => {
    if (requests.includes('bad')) throw new Error('It is bad.')
    return requests
  })
  const requests = ['one', 'two', 'bad', 'three'].map((request) => inBatch('page', request))
  const outcomes = await Promise.allSettled(requests)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await inBatch('page', 'later')).toBe('later')
})

test('while the database is unavailable a batch fails once, not once for each request', async () => {
  const run = vi.fn<() => Promise<string[]>>(async () => {
    throw new DatabaseUnavailable('It is away.')
  })
  const inBatch = createBatches(run)
  const outcomes = await Promise.allSettled(
    ['one', 'two', 'three'].map((request) => inBatch('page', request)),
  )
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(run).toHaveBeenCalledTimes(2)
})
