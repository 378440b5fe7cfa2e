import { type ComingTake, keyOfTake } from './take-chunks.ts'

/** Does work on a take after the work on it that was requested earlier. */
export type TakeQueue = <Result>(take: ComingTake, work: () => Promise<Result>) => Promise<Result>

/**
 * Does the work on each take in the order of its requests. Otherwise a take that is deleted while it is kept would be
 * stored after its deletion.
 */
export function createTakeQueue(): TakeQueue {
  const last = new Map<string, Promise<unknown>>()

  return (take, work) => {
    const key = keyOfTake(take)
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const end = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(end, end)
    return turn
  }
}
