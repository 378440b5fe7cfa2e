import { problemAnswer } from '@lectern/domain/api/problem-answer.ts'
import { z } from 'zod/mini'

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
  return new ApiProblem(
    0,
    'NO_ANSWER',
    'Lectern does not answer. Please check your connection and try again.',
    { cause },
  )
}

/** Nothing came within the time limit. What was asked for may have been done all the same. */
export function lateAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(
    0,
    'LATE_ANSWER',
    'Lectern did not answer in time. Please check your connection and try again.',
    { cause },
  )
}

export function unreadableAnswer(status: number, cause?: unknown, retryAfterSeconds?: number): ApiProblem {
  return new ApiProblem(
    status,
    'UNREADABLE_ANSWER',
    'Lectern gave an answer that cannot be read. Please try again.',
    { cause, retryAfterSeconds },
  )
}

/** What stands between us and the server may know the sentence but not our codes. */
const errorBody = z.catchall(
  z.extend(problemAnswer, { code: z._default(z.string(), 'UNKNOWN') }),
  z.unknown(),
)

/** Reads the problem out of an error answer; whatever else stands there is not for a person. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const read = errorBody.safeParse(await response.json().catch(() => undefined))
  const retryAfterSeconds = readRetryAfter(response.headers)
  if (!read.success) return unreadableAnswer(response.status, read.error, retryAfterSeconds)
  const { error, code, details, ...beside } = read.data
  return new ApiProblem(response.status, code, error, { details: details ?? beside, retryAfterSeconds })
}

/** Retry-After is a number of seconds or an HTTP date (RFC 9110, 10.2.3). */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

/** The sentence of a problem, or `fallback` where nobody said one that was meant for a person. */
export function sentenceOf(problem: unknown, fallback: string): string {
  return problem instanceof ApiProblem && !isWordless(problem) ? problem.sentence : fallback
}

/** Whether it is an error of something that does not speak to people: a proxy, a server that broke down. */
function isWordless({ status, code }: ApiProblem): boolean {
  return code === 'UNREADABLE_ANSWER' && status >= 400
}
