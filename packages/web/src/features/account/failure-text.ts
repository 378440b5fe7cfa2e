import { ApiProblem } from '../../api/api-problem.ts'

interface FailureTexts {
  /** Texts that stand for a status, whatever the answer says. */
  readonly byStatus: Readonly<Record<number, string>>
  /** For an answer that says nothing to a person. */
  readonly otherwise: string
}

export const loginTexts: FailureTexts = {
  byStatus: { 401: 'Invalid email or password' },
  otherwise: 'Login failed. Please check your credentials and try again.',
}

export const registrationTexts: FailureTexts = {
  byStatus: { 409: 'Email or API key already exists' },
  otherwise: 'Registration failed. Please check your information and try again.',
}

/** For both halves of a forgotten password: asking for a link, and choosing a new one. */
export const resetTexts: FailureTexts = {
  byStatus: {},
  otherwise: 'This did not work. Please try again.',
}

/** What the screen says when logging in, registering or resetting a password failed: by status, else as the server says, else in general. */
export function failureText(problem: unknown, texts: FailureTexts): string {
  if (!(problem instanceof ApiProblem) || problem.code === 'NO_ANSWER') {
    return 'An unexpected error occurred. Please try again.'
  }
  if (problem.code === 'UNREADABLE_ANSWER') return texts.byStatus[problem.status] ?? texts.otherwise
  return texts.byStatus[problem.status] ?? problem.sentence
}
