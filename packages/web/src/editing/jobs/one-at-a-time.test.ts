import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when the test says so. */
function heldWork() {
  const begun: PromiseWithResolvers<void>[] = []
  const ask = oneAtATime(() => {
    const one = Promise.withResolvers<void>()
    begun.push(one)
    return one.promise
  })
  return { begun, ask }
}

test('all who ask while it runs share the one that begins after it', async () => {
  const { begun, ask } = heldWork()
  const first = ask()
  const later = [ask(), ask()]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await first
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve()
  await Promise.all(later)
  expect(begun).toHaveLength(2)
})

test('what fails does not keep the next from beginning', async () => {
  const { begun, ask } = heldWork()
  const first = ask()
  const second = ask()
  begun[0]?.reject(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve()
  await second
})
