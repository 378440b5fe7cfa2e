import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when the test resolves it. */
function manualWork() {
  const started: PromiseWithResolvers<void>[] = []
  const ask = oneAtATime(() => {
    const one = Promise.withResolvers<void>()
    started.push(one)
    return one.promise
  })
  return { started, ask }
}

test('all calls during a run share the next run', async () => {
  const { started, ask } = manualWork()
  const first = ask()
  const later = [ask(), ask()]
  expect(started).toHaveLength(1)
  started[0]?.resolve()
  await first
  await expect.poll(() => started.length).toBe(2)
  started[1]?.resolve()
  await Promise.all(later)
  expect(started).toHaveLength(2)
})

test('the next run starts even if the one before fails', async () => {
  const { started, ask } = manualWork()
  const first = ask()
  const second = ask()
  started[0]?.reject(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  await expect.poll(() => started.length).toBe(2)
  started[1]?.resolve()
  await second
})
