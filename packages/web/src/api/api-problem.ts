import type { ProblemReason } from '@lectern/domain/problems/codes/problem-reason.ts'
import { sentenceOfProblem } from '../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'

/** A failed call. `sentence` is for the user, in the language of the interface. `message` is the sentence of the server. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** A code of the catalogue of problems. `NO_ANSWER` without a response, `UNREADABLE_ANSWER` if the schema does not match. */
  readonly code: string
  readonly reason: ProblemReason['reason']
  readonly values: ProblemReason['values']
  /** The `details` of the response. For a conflict, its other fields. */
  readonly details: unknown
  /** Seconds after which the client may retry; undefined if the server does not say. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    sentence: string,
    options: Omit<ProblemReason, 'code'> & {
      details?: unknown
      cause?: unknown
      retryAfterSeconds?: number | undefined
    } = {},
  ) {
    super(sentence, { cause: options.cause })
    this.status = status
    this.code = code
    this.reason = options.reason
    this.values = options.values
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get sentence(): string {
    const { message, code, reason, values } = this
    return sentenceOfProblem({ error: message, code, reason, values })
  }
}

export function noAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(0, 'NO_ANSWER', messages.noAnswer, { cause })
}

/** No response within the timeout. The server may have processed the request. */
export function lateAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(0, 'LATE_ANSWER', messages.lateAnswer, { cause })
}

export function unreadableAnswer(status: number, cause?: unknown, retryAfterSeconds?: number): ApiProblem {
  return new ApiProblem(status, 'UNREADABLE_ANSWER', messages.unreadableAnswer, {
    cause,
    retryAfterSeconds,
  })
}

/** The sentence of a problem, or `fallback` if the problem has no sentence for users. */
export function sentenceOf(problem: unknown, fallback: string): string {
  return problem instanceof ApiProblem && !isWordless(problem) ? problem.sentence : fallback
}

/** Whether the error has no sentence for users, because it comes from a proxy or from a server that crashed. */
function isWordless({ status, code }: ApiProblem): boolean {
  return code === 'UNREADABLE_ANSWER' && status >= 400
}
