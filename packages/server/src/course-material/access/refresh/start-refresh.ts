import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit, { type LimitFunction } from 'p-limit'
import { isDatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import { requestThroughCircuit } from './ask-course-system.ts'
import {
  type Attempt,
  keyOf,
  type Question,
  type RefreshContext,
  type RunningRefresh,
} from './refresh-context.ts'

/** Concurrent refreshes per course system. */
const refreshesAtOnce = 8

/** Starts a refresh, as soon as its course system has a free slot. */
export function startRefresh<T>(context: RefreshContext, question: Question<T>): RunningRefresh {
  const { attempts, underWay, now } = context
  const startedAt = now()
  const attempt: Attempt = { at: startedAt, epoch: question.epoch }
  attempts.set(question.name, attempt)
  const inTime = Promise.withResolvers<void>()
  const end = limitOf(
    context,
    question.account.courseSystem,
  )(() => run(context, question, inTime))
    .catch((error: unknown) => {
      noteFailure(context, attempt, question.name, error)
      inTime.reject(error)
      throw error
    })
    .finally(() => underWay.delete(keyOf(question)))
  // There may be no caller that waits for these promises.
  for (const promise of [inTime.promise, end]) promise.catch(() => {})
  const running = { startedAt, inTime: inTime.promise, end }
  underWay.set(keyOf(question), running)
  return running
}

/** Settles `inTime` when the timeout of lists is over, and ends when the answer is stored. */
async function run<T>(
  context: RefreshContext,
  question: Question<T>,
  inTime: PromiseWithResolvers<void>,
): Promise<void> {
  const { failure, late } = await requestThroughCircuit(context, question)
  if (failure === undefined) return inTime.resolve()
  inTime.reject(failure)
  if (!late) throw failure
  await late
}

function limitOf({ limits }: RefreshContext, baseUrl: string): LimitFunction {
  const limit = limits.get(baseUrl) ?? pLimit(refreshesAtOnce)
  limits.set(baseUrl, limit)
  return limit
}

function noteFailure(
  { logger, now }: RefreshContext,
  attempt: Attempt,
  refresh: string,
  error: unknown,
): void {
  // A database failure is not a failure of the course system, so the next check must send a request.
  Object.assign(attempt, { at: now(), ...(!isDatabaseUnavailable(error) && { failure: error }) })
  if (!(error instanceof Problem)) {
    logger.error({ err: error, refresh }, 'Access rows could not be refreshed.')
  } else if (error.code !== 'SHUTTING_DOWN') {
    logger.info({ err: error, refresh }, 'A course system could not be read.')
  }
}
