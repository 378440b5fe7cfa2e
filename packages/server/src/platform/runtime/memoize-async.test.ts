import { expect, test } from 'vitest'
import { memoizeAsync } from './memoize-async.ts'

test('creates a value once for all calls, and tries again after a failure', async () => {
  let calls = 0
  const load = memoizeAsync(async () => {
    calls += 1
    if (calls === 1) throw new Error('Too many open files.')
    return calls
  })
  const failed = await Promise.allSettled([load(), load()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
})
