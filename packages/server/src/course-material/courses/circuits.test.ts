import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCircuits } from './circuits.ts'

const home = 'https://canvas.example.edu'
const outage = () => Promise.reject(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
const unavailable = { code: 'COURSE_SYSTEM_UNAVAILABLE' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A circuit after three failed calls in a row. */
async function broken() {
  const circuits = createCircuits()
  const circuit = circuits.of(home)
  for (const call of [outage, outage, outage]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(circuit.run(call)).rejects.toMatchObject(unavailable)
  }
  return { circuit, circuits }
}

test('a circuit opens after three outages in a row and then blocks calls', async () => {
  const { circuit } = await broken()
  const call = vi.fn<() => Promise<never>>(outage)
  await expect(circuit.run(call)).rejects.toMatchObject(unavailable)
  expect(call).not.toHaveBeenCalled()
})

test('a circuit that opened because of maintenance reports maintenance', async () => {
  const circuit = createCircuits().of(home)
  const maintained = () => Promise.reject(new Problem('COURSE_SYSTEM_IN_MAINTENANCE'))
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let times = 0; times < 3; times += 1) await circuit.run(maintained).catch(() => {})
  await expect(circuit.run(outage)).rejects.toMatchObject({ code: 'COURSE_SYSTEM_IN_MAINTENANCE' })
})

test('a circuit admits one trial call after some seconds, and closes if it succeeds', async () => {
  const { circuit } = await broken()
  vi.setSystemTime(5000)
  expect(await circuit.run(async () => 'well')).toBe('well')
  expect(await circuit.run(async () => 'still')).toBe('still')
})

test('a circuit stays open longer after each failed trial, up to half a minute', async () => {
  const { circuit } = await broken()
  const call = vi.fn<() => Promise<never>>(outage)
  const tried: number[] = []
  for (let second = 0; second <= 100; second += 1) {
    vi.setSystemTime(second * 1000)
    const before = call.mock.calls.length
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await circuit.run(call).catch(() => {})
    if (call.mock.calls.length > before) tried.push(second)
  }
  expect(tried).toEqual([5, 15, 35, 65, 95])
})

test('calls during a trial wait for its outcome', async () => {
  const { circuit } = await broken()
  vi.setSystemTime(5000)
  const { promise, resolve } = Promise.withResolvers<string>()
  const trial = circuit.run(() => promise)
  const call = vi.fn<() => Promise<string>>(async () => 'after')
  const after = circuit.run(call)
  expect(call).not.toHaveBeenCalled()
  resolve('well')
  expect(await Promise.all([trial, after])).toEqual(['well', 'after'])
})

test('a job does not wait for the trial of another one', async () => {
  const { circuit } = await broken()
  vi.setSystemTime(5000)
  const { promise, resolve } = Promise.withResolvers<string>()
  const trial = circuit.runUnlessOpen(() => promise)
  await expect(circuit.runUnlessOpen(async () => 'never')).rejects.toMatchObject(unavailable)
  resolve('well')
  expect(await trial).toBe('well')
  expect(await circuit.runUnlessOpen(async () => 'after')).toBe('after')
})

describe('a circuit that counts slow outages only', () => {
  const settings = { outagesAllowed: 2, slowFromMs: 5000 }
  const slowOutage = async () => {
    vi.setSystemTime(Date.now() + 5000)
    return outage()
  }

  test('stays closed after any number of calls that fail at once', async () => {
    const circuit = createCircuits(settings).of(home)
    const call = vi.fn<() => Promise<never>>(outage)
    for (let times = 0; times < 9; times += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(circuit.runUnlessOpen(call)).rejects.toMatchObject(unavailable)
    expect(call).toHaveBeenCalledTimes(9)
  })

  test('opens after two slow ones, and closes if the trial call fails at once', async () => {
    const circuit = createCircuits(settings).of(home)
    const answered = async () => 'well'
    await circuit.runUnlessOpen(slowOutage).catch(() => {})
    expect(await circuit.runUnlessOpen(answered)).toBe('well')
    for (const call of [slowOutage, slowOutage])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await circuit.runUnlessOpen(call).catch(() => {})
    await expect(circuit.runUnlessOpen(answered)).rejects.toMatchObject(unavailable)
    vi.setSystemTime(Date.now() + 5000)
    await expect(circuit.runUnlessOpen(outage)).rejects.toMatchObject(unavailable)
    expect(await circuit.runUnlessOpen(answered)).toBe('well')
  })
})

test.each([
  ['a rejected key', new Problem('KEY_REJECTED')],
  ['an answer that cannot be used', new Problem('COURSE_SYSTEM_FAILED')],
  ['a throttled key', new Problem('COURSE_SYSTEM_UNAVAILABLE', { retryAfterSeconds: 9 })],
])('%s is not an outage of the whole course system', async (_, problem) => {
  const circuit = createCircuits().of(home)
  const call = vi.fn<() => Promise<never>>(() => Promise.reject(problem))
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let times = 0; times < 5; times += 1) await expect(circuit.run(call)).rejects.toBe(problem)
  expect(call).toHaveBeenCalledTimes(5)
})

test('each course system has its own circuit', async () => {
  const { circuits } = await broken()
  expect(await circuits.of('https://other.example.edu').run(async () => 'well')).toBe('well')
})
