import { expect, test } from 'vitest'
import { createJoinedCalls } from './join-calls.ts'

/** A call that is held, and reports what the test says. */
function heldCall() {
  const held = Promise.withResolvers<string>()
  let calls = 0
  let report = (_texts: readonly string[]) => {}
  let signal: AbortSignal | undefined
  return {
    ...held,
    call: (given: AbortSignal, onWritten: (texts: readonly string[]) => void) => {
      calls += 1
      signal = given
      report = onWritten
      return held.promise
    },
    write: (...texts: string[]) => report(texts),
    get calls() {
      return calls
    },
    get isCancelled() {
      return signal?.aborted
    },
  }
}

function listener() {
  const seen: (readonly string[])[] = []
  return { seen, onWritten: (texts: readonly string[]) => void seen.push(texts) }
}

test('every caller gets the progress, a later one from where the call is', async () => {
  const join = createJoinedCalls()
  const held = heldCall()
  const [first, second, third] = [listener(), listener(), listener()]
  const one = join('key', first, held.call)
  const two = join('key', second, held.call)
  held.write('Ra')
  const three = join('key', third, held.call)
  held.write('Rain')
  held.resolve('Rain.')
  expect(await Promise.all([one, two, three])).toEqual(['Rain.', 'Rain.', 'Rain.'])
  held.write('late')
  for (const { seen } of [first, second, third]) expect(seen).toEqual([['Ra'], ['Rain']])
  expect(held.calls).toBe(1)
})

test('a caller that left gets no more progress, and the last one cancels the call', async () => {
  const join = createJoinedCalls()
  const held = heldCall()
  const [first, second] = [listener(), listener()]
  const [leaving, last] = [new AbortController(), new AbortController()]
  const left = join('key', { ...first, signal: leaving.signal }, held.call)
  const stays = join('key', { ...second, signal: last.signal }, held.call)
  held.write('Ra')
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
  held.write('Rain')
  expect([first.seen, second.seen]).toEqual([[['Ra']], [['Ra'], ['Rain']]])
  expect(held.isCancelled).toBe(false)
  last.abort()
  await expect(stays).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(held.isCancelled).toBe(true)
})

test('a call that throws at once fails for its caller, and is made again for the next', async () => {
  const join = createJoinedCalls()
  await expect(join('key', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await join('key', {}, async () => 'yes')).toBe('yes')
})
