import type { Frame } from './frame.ts'

/** A place on a slide, in shares of its width and height from its top left corner. */
export type Point = readonly [x: number, y: number]

/** Where something stands on a slide, in px of the stage. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of a slide, and where it stands. */
export interface Part {
  readonly element: HTMLElement
  readonly box: Box
}

/** The parts of two slides, as far as both have them. */
export interface MatchedParts {
  readonly matched: readonly { readonly entering: Part; readonly leaving: Part }[]
  /** What only the leaving slide has. */
  readonly alone: readonly HTMLElement[]
}

/**
 * How one slide gives way to the next, as pure functions of the share of the time, from 0 (only the leaving slide is seen) to
 * 1 (only the entering one). Lengths are shares of the slide: `%`, and `cqw` for its width. What is scattered is so by `randomAt`.
 */
export interface Transition {
  readonly entering: (progress: number) => Frame
  readonly leaving: (progress: number) => Frame
  /** The leaving slide lies above the entering one, not beneath it. */
  readonly leavesAbove?: boolean
  /** An empty layer above both: an edge, a fold, a light. */
  readonly over?: (progress: number) => Frame
  /** Cuts the leaving slide into convex shapes, which then move by themselves, above all; `leaving` moves all of them together. */
  readonly pieces?: {
    readonly shapes: readonly (readonly Point[])[]
    /** The thickness of what they are cut of, as a CSS filter. It is painted once, unlike a filter of their frames. */
    readonly edge?: string
    readonly frame: (progress: number, index: number) => Frame
    /** Makes the pieces (`slide-pieces.ts`, which comes with the transitions that use it), and gives them in the order of the shapes. */
    readonly cut: (
      slide: HTMLElement,
      layer: HTMLElement,
      pieces: NonNullable<Transition['pieces']>,
    ) => readonly HTMLElement[]
  }
  /** Moves the parts that both slides have, such as their titles, each from where it stood to where it will stand. */
  readonly parts?: (
    progress: number,
    from: Box,
    to: Box,
  ) => { readonly entering: Frame; readonly leaving: Frame }
  /** Finds those parts (`matched-parts.ts`, which comes with the transitions that use it). */
  readonly match?: (
    entering: HTMLElement,
    leaving: HTMLElement,
    moves: (element: HTMLElement) => boolean,
  ) => MatchedParts
  /** The look of a part of the leaving slide that the entering one does not have. */
  readonly lonePart?: (progress: number) => Frame
}
