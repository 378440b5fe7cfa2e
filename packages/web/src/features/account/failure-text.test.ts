import { describe, expect, test } from 'vitest'
import { ApiProblem, noAnswer, unreadableAnswer } from '../../api/api-problem.ts'
import { failureText, loginTexts } from './failure-text.ts'
import { registrationTexts } from './registration-texts.ts'

describe('what a failed login says', () => {
  test('a 401 always has the same sentence', () => {
    expect(failureText(new ApiProblem(401, 'WRONG_CREDENTIALS', 'No.'), loginTexts)).toBe(
      'Invalid email or password',
    )
  })

  test('shows the sentence of another response', () => {
    expect(failureText(new ApiProblem(429, 'TOO_MANY_ATTEMPTS', 'Please wait.'), loginTexts)).toBe(
      'Please wait.',
    )
  })

  test('a response without a sentence gets the general sentence', () => {
    expect(failureText(unreadableAnswer(502), loginTexts)).toBe(
      'Login failed. Please check your credentials and try again.',
    )
  })

  test('a missing response is unexpected', () => {
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

  test('a response without a sentence gets the general sentence', () => {
    expect(failureText(unreadableAnswer(500), registrationTexts)).toBe(
      'Registration failed. Please check your information and try again.',
    )
  })
})
