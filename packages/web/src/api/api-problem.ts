import { messages } from './messages.ts'

/** A call that did not give a good answer. `sentence` is for the person. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** A code of the catalogue of problems; `NO_ANSWER` without an answer, `UNREADABLE_ANSWER` when it has another form. */
  readonly code: string
  /** What the answer tells beside the sentence: its `details`, or of a conflict the fields that stand there. */
  readonly details: unknown
  /** Seconds after which the server wants to be asked again; undefined if it does not say. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    sentence: string,
    options: { details?: unknown; cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(sentence, { cause: options.cause })
    this.status = status
    this.code = code
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get sentence(): string {
    return this.message
  }
}

export function noAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(0, 'NO_ANSWER', messages.noAnswer, { cause })
}

/** Nothing came within the time limit. What was asked for may have been done all the same. */
export function lateAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(0, 'LATE_ANSWER', messages.lateAnswer, { cause })
}

export function unreadableAnswer(status: number, cause?: unknown, retryAfterSeconds?: number): ApiProblem {
  return new ApiProblem(status, 'UNREADABLE_ANSWER', messages.unreadableAnswer, {
    cause,
    retryAfterSeconds,
  })
}

/** The sentence of a problem, or `fallback` where nobody said one that was meant for a person. */
export function sentenceOf(problem: unknown, fallback: string): string {
  return problem instanceof ApiProblem && !isWordless(problem) ? problem.sentence : fallback
}

/** Whether it is an error of something that does not speak to people: a proxy, a server that broke down. */
function isWordless({ status, code }: ApiProblem): boolean {
  return code === 'UNREADABLE_ANSWER' && status >= 400
}
