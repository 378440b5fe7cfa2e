import { setImmediate } from 'node:timers/promises'

/** Lets timers and the network have their turn: asking again and again without a socket would starve them. */
export const giveWay = (): Promise<void> => setImmediate()
