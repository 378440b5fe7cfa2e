import { describe, expect, test, vi } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

describe('single flight', () => {
  test('concurrent callers of one key share the work', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const work = vi.fn<() => Promise<string>>(() => promise)
    const shared = createSingleFlight<string>()
    const answers = [shared('a', work), shared('a', work)]
    resolve('done')
    expect(await Promise.all(answers)).toEqual(['done', 'done'])
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('other keys have their own work', async () => {
    const shared = createSingleFlight<string>()
    expect(await Promise.all([shared('a', async () => 'one'), shared('b', async () => 'two')])).toEqual([
      'one',
      'two',
    ])
  })

  test('a later caller starts the work again', async () => {
    const work = vi.fn<() => Promise<string>>(async () => 'done')
    const shared = createSingleFlight<string>()
    await shared('a', work)
    await shared('a', work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('a failure reaches all callers, and the next one starts the work again', async () => {
    const { promise, reject } = Promise.withResolvers<string>()
    const shared = createSingleFlight<string>()
    const answers = [shared('a', () => promise), shared('a', () => promise)]
    reject(new Error('It failed.'))
    expect(await Promise.allSettled(answers)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    expect(await shared('a', async () => 'done')).toBe('done')
  })

  test('work that throws at once is not remembered', async () => {
    const shared = createSingleFlight<string>()
    const fail = () => {
      throw new Error('It failed.')
    }
    expect(() => shared('a', fail)).toThrow('It failed.')
    expect(await shared('a', async () => 'done')).toBe('done')
  })
})
