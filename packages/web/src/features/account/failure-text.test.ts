import { describe, expect, test } from 'vitest'
import { ApiProblem, noAnswer, unreadableAnswer } from '../../api/api-problem.ts'
import { failureText, loginTexts, registrationTexts } from './failure-text.ts'

describe('what a failed login says', () => {
  test('a 401 is always the same sentence', () => {
    expect(failureText(new ApiProblem(401, 'WRONG_CREDENTIALS', 'No.'), loginTexts)).toBe(
      'Invalid email or password',
    )
  })

  test('another answer with an error field says what it says', () => {
    expect(failureText(new ApiProblem(429, 'TOO_MANY_ATTEMPTS', 'Please wait.'), loginTexts)).toBe(
      'Please wait.',
    )
  })

  test('an answer without an error field gets the general sentence', () => {
    expect(failureText(unreadableAnswer(502), loginTexts)).toBe(
      'Login failed. Please check your credentials and try again.',
    )
  })

  test('no answer at all is unexpected', () => {
    expect(failureText(noAnswer(new TypeError('offline')), loginTexts)).toBe(
      'An unexpected error occurred. Please try again.',
    )
  })
})

describe('what a failed registration says', () => {
  test('a 409 names email and key', () => {
    expect(failureText(new ApiProblem(409, 'ALREADY_REGISTERED', 'Taken.'), registrationTexts)).toBe(
      'Email or API key already exists',
    )
  })

  test('an answer without an error field gets the general sentence', () => {
    expect(failureText(unreadableAnswer(500), registrationTexts)).toBe(
      'Registration failed. Please check your information and try again.',
    )
  })
})
