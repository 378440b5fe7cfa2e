import type { Frame } from './frame.ts'

/** A point on a slide, in shares of its width and height from its top left corner. */
export type Point = readonly [x: number, y: number]

/** A box on a slide, in px of the stage. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of a slide with its box. */
export interface Part {
  readonly element: HTMLElement
  readonly box: Box
}

/** The parts that two slides have in common. */
export interface MatchedParts {
  readonly matched: readonly { readonly entering: Part; readonly leaving: Part }[]
  /** Parts that only the leaving slide has. */
  readonly alone: readonly HTMLElement[]
}

/**
 * A change from one slide to the next, as pure functions of its progress from 0 (only the leaving slide is visible) to
 * 1 (only the entering one). Lengths are shares of the slide: `%`, and `cqw` for its width. Random values come from
 * `randomAt`.
 */
export interface Transition {
  readonly entering: (progress: number) => Frame
  readonly leaving: (progress: number) => Frame
  /** The leaving slide is above the entering one. */
  readonly leavesAbove?: boolean
  /** An empty layer above both: an edge, a fold, a light. */
  readonly over?: (progress: number) => Frame
  /**
   * Splits the leaving slide into convex shapes above all, which move separately. `leaving` moves all of them together.
   */
  readonly pieces?: {
    readonly shapes: readonly (readonly Point[])[]
    /** Their thickness, as a CSS filter. It is painted once, unlike a filter of their frames. */
    readonly edge?: string
    readonly frame: (progress: number, index: number) => Frame
    /**
     * Creates the pieces (`slide-pieces.ts`, which is loaded with the transitions that use it), in the order of the
     * shapes.
     */
    readonly cut: (
      slide: HTMLElement,
      layer: HTMLElement,
      pieces: NonNullable<Transition['pieces']>,
    ) => readonly HTMLElement[]
  }
  /** Moves the parts that both slides have, such as their titles, from their old place to their new one. */
  readonly parts?: (
    progress: number,
    from: Box,
    to: Box,
  ) => { readonly entering: Frame; readonly leaving: Frame }
  /** Finds those parts (`matched-parts.ts`, which is loaded with the transitions that use it). */
  readonly match?: (
    entering: HTMLElement,
    leaving: HTMLElement,
    moves: (element: HTMLElement) => boolean,
  ) => MatchedParts
  /** The look of a part of the leaving slide that the entering one does not have. */
  readonly lonePart?: (progress: number) => Frame
}
