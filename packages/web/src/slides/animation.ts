import type { Frame } from './frame.ts'

/** How a part of a slide enters: its look at each share of its time, from 0 to 1, where it is at rest. */
export type Animation = (progress: number) => Frame
