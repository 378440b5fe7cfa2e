import { ApiProblem } from '../../api/api-problem.ts'
import { messages } from './messages.ts'

export interface FailureTexts {
  /** The sentence for a status. It replaces the sentence of the response. */
  readonly byStatus: (status: number) => string | undefined
  /** The sentence for a response without a sentence. */
  readonly otherwise: () => string
}

export const loginTexts: FailureTexts = {
  byStatus: (status) => (status === 401 ? messages.wrongCredentials : undefined),
  otherwise: () => messages.loginFailed,
}

/** The sentence after a failed login, registration or reset: by status, else of the server, else the general one. */
export function failureText(problem: unknown, texts: FailureTexts): string {
  if (!(problem instanceof ApiProblem) || problem.code === 'NO_ANSWER') {
    return messages.unexpected
  }
  const unreadable = problem.code === 'UNREADABLE_ANSWER'
  return texts.byStatus(problem.status) ?? (unreadable ? texts.otherwise() : problem.sentence)
}
