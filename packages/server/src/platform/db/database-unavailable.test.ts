import { expect, test } from 'vitest'
import {
  DatabaseUnavailable,
  isConnectionFailure,
  isDatabaseUnavailable,
  detectingUnavailable,
} from './database-unavailable.ts'

const failing = (error: unknown) => async (): Promise<never> => {
  throw error
}

const withCode = (code: string) => Object.assign(new Error('as the driver says it'), { code })

test.each([
  withCode('57P01'),
  withCode('57P03'),
  withCode('53300'),
  withCode('08006'),
  withCode('28P01'),
  new Error('database "lectern" is not currently accepting connections'),
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  new AggregateError([withCode('ECONNREFUSED')]),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Failed query', { cause: withCode('57P01') }),
])('detects a lost connection: %s', async (error) => {
  expect(isConnectionFailure(error)).toBe(true)
  const asked = detectingUnavailable(failing(error))
  await expect(asked).rejects.toThrow(DatabaseUnavailable)
})

test.each([withCode('23505'), withCode('40P01'), withCode('0A000'), new Error('syntax error'), 'a string'])(
  'passes every other failure unchanged: %s',
  async (error) => {
    expect(isConnectionFailure(error)).toBe(false)
    await expect(detectingUnavailable(failing(error))).rejects.toBe(error)
  },
)

test('detects an error that a lost connection caused', () => {
  const lost = new DatabaseUnavailable('The database cannot be reached.')
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: lost }))).toBe(true)
  expect(isDatabaseUnavailable(withCode('ECONNREFUSED')), 'of another system').toBe(false)
})
