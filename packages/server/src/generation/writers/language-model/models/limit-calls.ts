import { bulkhead } from 'cockatiel'
import { cancelledProblem } from '../../../../platform/providers/cancelled.ts'
import type { InTurn } from '../../../language-model.ts'

/** Makes calls without waiting. */
export const callImmediately: InTurn = (call) => call()

/**
 * Limits the calls that run at the same time, in the order in which they were requested. The timeouts of a call begin with
 * its turn. A cancelled call does not wait.
 */
export function limitCalls(most: number): InTurn {
  const slots = bulkhead(most, Infinity)
  return async (call, signal) => {
    const left = Promise.withResolvers<never>()
    const leave = () => left.reject(new Error('The call was cancelled.'))
    signal?.addEventListener('abort', leave)
    try {
      // The slots notice a cancelled call only when it is its turn.
      return await Promise.race([slots.execute(call, signal), left.promise])
    } catch (error) {
      throw signal?.aborted ? cancelledProblem(signal) : error
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
