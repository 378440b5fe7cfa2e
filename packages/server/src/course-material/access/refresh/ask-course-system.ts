import { Problem } from '@lectern/domain/problems/problems.ts'
import { unlessCancelled } from '../../courses/network/unless-cancelled.ts'
import { withTimeout } from '../../courses/network/with-timeout.ts'
import type { Question, RefreshContext } from './refresh-context.ts'

/**
 * Sends the request of a refresh and stores the answer. The circuit counts a failure when the timeout of lists is
 * over. A later answer is still stored: `late` waits for it.
 */
export async function requestThroughCircuit<T>(
  context: RefreshContext,
  question: Question<T>,
): Promise<{ failure?: unknown; late?: Promise<void> }> {
  const circuit = context.circuits.of(question.account.courseSystem)
  let late: Promise<void> | undefined
  try {
    await circuit.run(() => withTimeout((late = askInTime(context, question)), context.timeouts.list))
    return {}
  } catch (failure) {
    if (failure instanceof Problem && failure.code !== 'SHUTTING_DOWN') await question.keepProblem?.(failure)
    return { failure, ...(late && { late }) }
  }
}

/** Rejects when the timeout of a whole refresh is over, or when the refresher closes. */
async function askInTime<T>(context: RefreshContext, question: Question<T>): Promise<void> {
  const { closing, timeouts } = context
  const timeout = AbortSignal.timeout(timeouts.refresh)
  try {
    await askAndKeep(context, question, AbortSignal.any([closing.signal, timeout]))
  } catch (error) {
    if (closing.signal.aborted) throw new Problem('SHUTTING_DOWN', { cause: error })
    throw timeout.aborted ? new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause: error }) : error
  }
}

/** Sends the request and stores the answer. An answer that arrives after the signal is discarded. */
async function askAndKeep<T>(
  { connect, now }: RefreshContext,
  question: Question<T>,
  signal: AbortSignal,
): Promise<void> {
  const system = await connect(question.account, question.epoch)
  const askedAt = new Date(now())
  // A course system that ignores the signal must not delay the refresh.
  const answer = await unlessCancelled(question.ask(system, signal), signal)
  // The account has moved, or its key was rejected or changed.
  if (!(await question.keep(answer, askedAt)))
    throw new Problem('COURSE_SYSTEM_UNAVAILABLE', { retryAfterSeconds: 1 })
}
