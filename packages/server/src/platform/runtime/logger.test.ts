import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('logs no parameters of a failed query', () => {
  const lines: string[] = []
  const logger = createLogger('warn', { write: (line) => void lines.push(line) })
  const error = new DrizzleQueryError(
    'insert into users values ($1)',
    ['the-secret'],
    new Error('connection lost'),
  )
  logger.error({ err: error }, 'It failed.')
  expect(lines.join()).toContain('connection lost')
  expect(lines.join()).toContain('insert into users')
  expect(lines.join()).not.toContain('the-secret')
})
