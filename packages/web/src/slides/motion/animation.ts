import type { Frame } from './frame.ts'

/** A letter or a word of an element's text, in the order of reading. */
export interface Piece {
  readonly text: string
  readonly index: number
  readonly count: number
}

/** How a letter or a word looks at one moment. `text`: what stands in its place, in its middle. */
export interface PieceFrame extends Frame {
  readonly text?: string
}

/** The letters or words of a text as copies that move. */
export interface Letters {
  readonly show: (progress: number) => void
  /** Leaves the text as it was found. */
  readonly remove: () => void
}

/**
 * How a part of a slide enters, as pure functions of its progress from 0 to 1, where it is at rest: all that it does ends
 * within its duration. Whatever an animation scatters, it scatters by `randomAt`.
 */
export interface Animation {
  /** The look of the element, its card or picture included. */
  readonly whole: (progress: number) => Frame
  /** The look of a picture, where that is another one. */
  readonly picture?: (progress: number) => Frame
  /**
   * The look of each letter or word, should they move by themselves. They are copies, drawn where the text stands; it stays
   * beneath, unseen, so that nothing moves and it is read as ever. Of long texts, and of scripts whose letters join, letters are words.
   */
  readonly pieces?: {
    readonly of: 'letters' | 'words'
    readonly frame: (progress: number, piece: Piece) => PieceFrame
    /** Makes the copies (`letters.ts`, which comes with the animations that use it). The element stands at rest meanwhile. */
    readonly lift: (element: HTMLElement, pieces: NonNullable<Animation['pieces']>) => Letters
  }
}
