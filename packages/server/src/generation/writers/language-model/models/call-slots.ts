import type { Task } from '../answer/unusable-answer.ts'
import { atOnce, type InTurn, limitCalls } from './limit-calls.ts'

/** The slots of one model for calls at the same time, by what the call is for. */
export type CallSlots = Readonly<Record<Task, InTurn>>

/**
 * Slots for `parallel` calls. A server of one's own answers them one after the other, so that an author who rewrites waits
 * for a slot too. A provider answers the author at once.
 */
export function createCallSlots(parallel: number, { isOwnServer }: { isOwnServer: boolean }): CallSlots {
  const page = limitCalls(parallel)
  return { page, part: isOwnServer ? page : atOnce }
}
