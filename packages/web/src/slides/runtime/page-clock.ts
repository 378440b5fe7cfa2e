import { createClock } from './clock.ts'

/** The time of permanent motion on a page. All of it shares this clock, so that it requests one frame together. */
export const pageClock = createClock()
pageClock.play()
