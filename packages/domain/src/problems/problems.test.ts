import { describe, expect, test } from 'vitest'
import { Problem, problems } from './problems.ts'

describe('the catalogue of problems', () => {
  test.each(Object.entries(problems))(
    '%s is a sentence with an error status',
    (_code, { status, sentence }) => {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
      expect(sentence).toMatch(/^[A-Z].{10,}[.\w]$/)
    },
  )

  test("uses 401 only for Lectern's own login, so that other failures never log a user out", () => {
    const unauthorised = Object.entries(problems).filter(([, { status }]) => status === 401)
    expect(unauthorised.map(([code]) => code)).toEqual(['NOT_LOGGED_IN', 'WRONG_CREDENTIALS'])
  })

  test('allows a more specific sentence and keeps the cause out of the message', () => {
    const cause = new Error('ECONNREFUSED 10.0.0.7')
    const problem = new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause })
    expect(problem.message).toBe(problems.COURSE_SYSTEM_UNAVAILABLE.sentence)
    expect([problem.status, problem.retryable, problem.cause]).toEqual([503, true, cause])
    expect(new Problem('NOT_FOUND', { sentence: 'No audio available for this slide' }).message).toContain(
      'No audio',
    )
  })
})
