import type { CallSlots } from '../../../language-model.ts'
import { callImmediately, limitCalls } from './limit-calls.ts'

/**
 * Slots for `parallel` calls. The user's own server answers them one after the other, so that an author who rewrites waits
 * for a slot too. A provider answers the author at once.
 */
export function createCallSlots(parallel: number, { isOwnServer }: { isOwnServer: boolean }): CallSlots {
  const page = limitCalls(parallel)
  return { page, part: isOwnServer ? page : callImmediately }
}
