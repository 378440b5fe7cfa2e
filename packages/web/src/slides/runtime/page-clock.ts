import { createClock } from './clock.ts'

/** The time of what moves all the while a page is open, one for all of it: things that go by it ask for one frame together. */
export const pageClock = createClock()
pageClock.play()
