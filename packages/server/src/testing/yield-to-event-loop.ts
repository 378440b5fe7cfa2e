import { setImmediate } from 'node:timers/promises'

/** Lets timers and the network run. Polling in a loop without a socket would starve them. */
export const yieldToEventLoop = (): Promise<void> => setImmediate()
