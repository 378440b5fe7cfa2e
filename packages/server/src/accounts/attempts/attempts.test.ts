import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createAttemptStore } from '../store/attempt-store.ts'
import { createAttempts, type Attempts, type GuessRule } from './attempts.ts'
import { networkOf } from './network-of.ts'
import { createSecrets } from '../secrets/secrets.ts'

const rule: GuessRule = {
  name: 'login',
  windowMinutes: 15,
  perPair: 10,
  perNetwork: 40,
  perAccount: 20,
  longestPauseSeconds: 8,
}

describe.each(await testBackends())('counted attempts (%s)', (backend) => {
  let database: Database
  let attempts: Attempts
  let time = Date.parse('2026-01-01T08:00:00Z')
  let accounts = 0
  const freshAccount = () => `ada${(accounts += 1)}@example.org`
  const passSeconds = (seconds: number) => (time += seconds * 1000)
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    attempts = createAttempts(
      createAttemptStore(database, createSecrets('a secret for these tests')),
      () => new Date(time),
    )
  })
  afterAll(() => database.close())

  /** Seconds to wait; 0 if the attempt was admitted. */
  const tryAs = async (account: string, address: string, device?: string): Promise<number> => {
    try {
      await attempts.guess(rule, { account, address, device })
      return 0
    } catch (error) {
      if (error instanceof Problem && error.code === 'TOO_MANY_ATTEMPTS') return error.retryAfterSeconds ?? -1
      throw error
    }
  }
  const tryTimes = (count: number, account: string, address: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => tryAs(account, address(index))))
  const admitted = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length

  test('admits only as many simultaneous guesses as the limit', async () => {
    const waits = await tryTimes(200, freshAccount(), () => '203.0.113.1')
    expect(admitted(waits)).toBe(10)
    expect(Math.max(...waits)).toBe(15 * 60)
  })

  test('admits as many of several attempts as its limit has room for, until the window ends', async () => {
    const limit = { name: freshAccount(), most: 5, windowMinutes: 1 }
    const admittedOf = async (attempted: readonly number[]) =>
      Promise.all(attempted.map(async (times) => attempts.admit(limit, times)))
    const first = await admittedOf([3, 3, 3])
    expect(first.toSorted((a, b) => a - b)).toEqual([0, 2, 3])
    expect(await attempts.admit(limit, 1)).toBe(0)
    await expect(attempts.limit(limit)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    passSeconds(60)
    expect(await attempts.admit(limit, 9)).toBe(5)
  })

  test('does not block the owner when a stranger guesses', async () => {
    const owner = freshAccount()
    await tryTimes(100, owner, () => '203.0.113.2')
    expect(await tryAs(owner, '203.0.113.2')).toBeGreaterThan(0)
    expect(await tryAs(owner, '198.51.100.1')).toBe(0)
  })

  test('does not block an address because one account refused it', async () => {
    await tryTimes(100, freshAccount(), () => '203.0.113.3')
    expect(await tryAs(freshAccount(), '203.0.113.3')).toBe(0)
  })

  test('slows guesses from many addresses to one per growing pause', async () => {
    const owner = freshAccount()
    const many = (index: number) => `10.1.0.${index}`
    expect(admitted(await tryTimes(200, owner, many))).toBe(21)
    for (const pause of [8, 8]) {
      passSeconds(pause)
      // oxlint-disable-next-line no-await-in-loop -- one pause after the other
      const waits = await tryTimes(20, owner, (index) => `10.2.${pause}.${index}`)
      expect(admitted(waits)).toBe(1)
      expect(Math.max(...waits)).toBeLessThanOrEqual(rule.longestPauseSeconds)
    }
  })

  test('admits the owner on a known device while strangers guess', async () => {
    const owner = freshAccount()
    await tryTimes(60, owner, (index) => `10.3.0.${index}`)
    await tryTimes(60, owner, () => '203.0.113.4')
    expect(await tryAs(owner, '203.0.113.4', 'known')).toBe(0)
    const waits = await Promise.all(Array.from({ length: 20 }, () => tryAs(owner, '203.0.113.4', 'known')))
    expect(admitted(waits)).toBe(9)
  })

  test('slows an address that failed on many accounts, and blocks no user there', async () => {
    const owner = freshAccount()
    const fail = (count: number) =>
      Promise.all(Array.from({ length: count }, () => tryAs(freshAccount(), '203.0.113.7')))
    expect(admitted(await fail(100))).toBe(41)
    expect(await tryAs(owner, '203.0.113.7')).toBeLessThanOrEqual(rule.longestPauseSeconds)
    expect(await tryAs(owner, '203.0.113.7', 'known')).toBe(0)
    passSeconds(rule.longestPauseSeconds)
    expect(await tryAs(owner, '203.0.113.7')).toBe(0)
    expect(admitted(await fail(20))).toBe(0)
  })

  test('does not count correct guesses', async () => {
    for (let login = 0; login < 60; login += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a school logs in
      const wasRight = await attempts.guess(rule, { account: freshAccount(), address: '203.0.113.5' })
      // oxlint-disable-next-line no-await-in-loop -- the same
      await wasRight()
    }
    expect(await tryAs(freshAccount(), '203.0.113.5')).toBe(0)
  })

  test('admits guesses after the window again', async () => {
    const owner = freshAccount()
    await tryTimes(12, owner, () => '203.0.113.6')
    passSeconds(15 * 60)
    expect(await tryAs(owner, '203.0.113.6')).toBe(0)
  })

  test('counts all addresses of one IPv6 network together', async () => {
    const owner = freshAccount()
    const waits = await tryTimes(30, owner, (index) => `2001:db8:1:2::${index.toString(16)}`)
    expect(admitted(waits)).toBe(10)
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  })
})
