import type { Frame } from './frame.ts'

/** How one slide gives way to the next: the look of both at each share of the time, from 0 to 1. */
export interface Transition {
  readonly entering: (progress: number) => Frame
  readonly leaving: (progress: number) => Frame
}
