import type { Frame } from './frame.ts'

/** A letter or a word of the text of an element, in reading order. */
export interface Piece {
  readonly text: string
  readonly index: number
  readonly count: number
}

/** The look of a letter or a word at one moment. `text` replaces it, centred. */
export interface PieceFrame extends Frame {
  readonly text?: string
}

/** The letters or words of a text as copies that move. */
export interface Letters {
  readonly show: (progress: number) => void
  /** Restores the text. */
  readonly remove: () => void
}

/**
 * An entrance of a part of a slide, as pure functions of its progress from 0 to 1. At 1 the part is at rest, and the
 * animation ends within its duration. Random values come from `randomAt`.
 */
export interface Animation {
  /** The look of the element, with its card or picture. */
  readonly whole: (progress: number) => Frame
  /** The look of a picture, if it is different. */
  readonly picture?: (progress: number) => Frame
  /**
   * The look of each letter or word, if they move separately. They are copies above the text, which stays in place but
   * invisible, so that the layout and screen readers do not change. Long texts, and scripts with joined letters, move
   * by words.
   */
  readonly pieces?: {
    readonly of: 'letters' | 'words'
    readonly frame: (progress: number, piece: Piece) => PieceFrame
    /**
     * Creates the copies (`letters.ts`, which is loaded with the animations that use it). The element is at rest
     * meanwhile.
     */
    readonly lift: (element: HTMLElement, pieces: NonNullable<Animation['pieces']>) => Letters
  }
}
