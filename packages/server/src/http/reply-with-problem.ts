import type { ProblemAnswer } from '@lectern/domain/api/endpoint/problem-answer.ts'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { isDatabaseUnavailable } from '../platform/db/database-unavailable.ts'
import { storageProblemIn } from '../platform/runtime/storage-problem.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Maps refusals of the web server to problems. */
const ofServer: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem('INVALID_REQUEST', { reason: 'notJson' }),
  FST_ERR_BAD_URL: () => new Problem('INVALID_REQUEST', { reason: 'malformedAddress' }),
}

/**
 * Builds every error response: `{ error, code, reason?, values?, details? }`. Errors other than `Problem` are logged and answered as
 * INTERNAL, without details.
 */
export function replyWithProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error)
  logFailure(problem, error, request)
  const seconds = retryAfterOf(problem)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  if (problem.code === 'NOT_LOGGED_IN') reply.header('www-authenticate', 'Bearer')
  return reply.code(problem.status).header('cache-control', 'no-store').send(bodyOf(problem))
}

/** Seconds to wait before another attempt; undefined if waiting does not help. */
function retryAfterOf({ retryAfterSeconds, status }: Problem): number | undefined {
  return retryAfterSeconds === undefined ? (status === 503 ? 30 : undefined) : Math.ceil(retryAfterSeconds)
}

/** The last message of a stream whose request failed: the status, the body and the `Retry-After` of an error response. */
export interface ProblemMessage {
  readonly status: number
  readonly problem: ProblemAnswer
  /** Seconds. */
  readonly retry_after?: number
}

export function problemMessage(error: unknown, request: FastifyRequest): ProblemMessage {
  const failure = error instanceof Error ? error : new Error('A request failed.', { cause: error })
  const problem = problemOf(failure)
  logFailure(problem, failure, request)
  const seconds = retryAfterOf(problem)
  return {
    status: problem.status,
    problem: bodyOf(problem),
    ...(seconds !== undefined && { retry_after: seconds }),
  }
}

function logFailure(problem: Problem, error: Error, request: FastifyRequest): void {
  // 501 refuses a request for a format, which the operator cannot change.
  if (problem.status < 500 || problem.status === 501) return
  const level = hasDisconnected(error, request) ? 'debug' : problem.code === 'INTERNAL' ? 'error' : 'warn'
  request.log[level]({ err: error, route: request.routeOptions.url }, problem.message)
}

function bodyOf(problem: Problem): ProblemAnswer {
  return { ...storable(problem), ...(problem.details === undefined ? {} : detailsOf(problem)) }
}

/** Whether the client disconnected during the answer. A closed tab is not an error of the server. */
function hasDisconnected(error: Error, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** The problem that an error is answered with. */
function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) {
    return new Problem('DATABASE_UNAVAILABLE', { cause: error, retryAfterSeconds: 5 })
  }
  const ofStorage = storageProblemIn(error)
  if (ofStorage) return ofStorage
  const code = 'code' in error ? error.code : ''
  const refused = ofServer[code]
  if (refused) return refused()
  return new Problem(codeOfStatus(statusOf(error)), { cause: error })
}

/** The status that the web server or a plugin gave an error: a body with invalid JSON is a SyntaxError with 400. */
function statusOf(error: FastifyError | Error): number {
  const status: unknown = 'statusCode' in error ? error.statusCode : 'status' in error ? error.status : 500
  return typeof status === 'number' ? status : 500
}

/** Maps a 4xx status to a problem of the caller. */
function codeOfStatus(status: number): ProblemCode {
  switch (status) {
    case 404:
      return 'NO_SUCH_CALL'
    case 405:
      return 'METHOD_NOT_ALLOWED'
    case 413:
      return 'TOO_LARGE'
    case 415:
      return 'UNSUPPORTED_MEDIA_TYPE'
    case 416:
      return 'RANGE_NOT_SATISFIABLE'
    default:
      return status >= 400 && status < 500 ? 'INVALID_REQUEST' : 'INTERNAL'
  }
}

/** The document of a conflict is at the top level of the answer, as specified; other data is in `details`. */
function detailsOf(problem: Problem): object {
  if (problem.code === 'STALE_VERSION' && typeof problem.details === 'object') return { ...problem.details }
  return { details: problem.details }
}
