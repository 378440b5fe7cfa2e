import { Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import { registeredWords } from './registered-words.ts'

/** The words after a registration whose connection test found this problem. */
function wordsAfter(problem: Problem) {
  const { happened, next } = registeredWords({
    ok: false,
    system: null,
    message: problem.message,
    problem: reasonOf(problem),
  })
  return [happened, next]
}

test('a key that the course system refuses is corrected after the login', () => {
  expect(wordsAfter(new Problem('KEY_REJECTED', { reason: 'notAccepted' }))).toEqual([
    'Your course system does not accept this API key. Please check the key.',
    'Log in, then correct the key in your account settings.',
  ])
})

test('a course system that does not answer asks for no correction, and for no second registration', () => {
  const [happened, next] = wordsAfter(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
  expect(happened).toBe('Your course system does not answer at the moment.')
  expect(next).toMatch(/^You can log in already\. Your courses appear when the course system answers\./)
  expect(wordsAfter(new Problem('COURSE_SYSTEM_IN_MAINTENANCE'))[1]).toBe(next)
})

test('an address without a course system is corrected after the login', () => {
  expect(wordsAfter(new Problem('NOT_A_COURSE_SYSTEM'))[1]).toContain('correct the address or the key')
})

test('a course system that answers needs nothing else', () => {
  const connection = { ok: true, system: 'Canvas', message: 'Connected to your course system as Ada.' }
  expect(registeredWords(connection)).toEqual({ happened: connection.message, next: undefined })
})
