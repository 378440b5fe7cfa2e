import type { Answer } from '../../../answer.ts'
import type { RequestQueue } from '../../../network/request-queue.ts'
import { isThrottled } from './refuse.ts'

/** Canvas gives a key 600 units and restores ten per second. Below this remainder the adapter pauses. */
const leastRemaining = 100
const unitsPerSecond = 10

/** Pauses the queue before Canvas refuses its requests. */
export function heedThrottle(queue: RequestQueue, answer: Answer) {
  const remainingHeader = answer.headers.get('x-rate-limit-remaining')
  const remaining = isThrottled(answer)
    ? 0
    : remainingHeader === null
      ? leastRemaining
      : Number(remainingHeader)
  if (remaining < leastRemaining) queue.rest(((leastRemaining - remaining) / unitsPerSecond) * 1000)
}
