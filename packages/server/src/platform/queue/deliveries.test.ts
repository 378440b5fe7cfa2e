import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDeliveries } from './deliveries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue for at most 100 messages. The test decides how many wait. */
async function openFull() {
  const state = { waiting: 100, stored: 0 }
  const warnings: unknown[] = []
  const boss = {
    createQueue: async () => {},
    getQueue: async () => null,
    work: async () => 'worker',
    insert: async (_name: string, jobs: readonly object[]) => {
      state.stored += jobs.length
      return null
    },
  }
  const deliveries = await openDeliveries(
    {
      boss,
      store: { waiting: async () => state.waiting },
      logger: { warn: (...line) => warnings.push(line) },
    },
    { name: 'records', most: 100, deliver: async () => {} },
  )
  /** Adds a message after the number of waiting messages was counted again. */
  const addWhile = async (waiting: number) => {
    state.waiting = waiting
    vi.advanceTimersByTime(6000)
    await deliveries.add([{ secret: 'content' }])
  }
  return { state, warnings, addWhile }
}

test('messages that are dropped from a full queue are logged once, without contents', async () => {
  const { state, warnings, addWhile } = await openFull()
  for (const waiting of [100, 100, 99, 100]) await addWhile(waiting)
  expect(state.stored).toBe(1)
  expect(warnings).toEqual([[{ queue: 'records', most: 100 }, expect.any(String)]])
})

test('messages that are dropped after the queue had much room are logged again', async () => {
  const { warnings, addWhile } = await openFull()
  for (const waiting of [100, 10, 100]) await addWhile(waiting)
  expect(warnings).toHaveLength(2)
})
