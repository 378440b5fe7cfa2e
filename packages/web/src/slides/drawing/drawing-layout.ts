import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { type FittedText, fitText, type TextSpace } from './fit-text.ts'
import type { Shape, TextLines } from './shape.ts'

/** The space for a drawing, in px of the stage, and the language of its texts. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly language: string | undefined
  /** The least height of a line as a share of its size. */
  readonly leastLine: number
}

/** The shapes of a drawing, from left to right. Incomplete rows are left out. */
export type DrawingLayout = (drawing: Drawing, frame: Frame) => readonly Shape[]

/** The least height of lines for a language. slides.css has the same for other texts. */
export function leastLineOf(language: string | undefined): number {
  const code = language?.split('-')[0] ?? ''
  return ['ar', 'fa', 'ur', 'ps', 'sd', 'hi', 'th'].includes(code) ? 1.34 : 1.22
}

/** The space for a text within a frame. */
export function spaceIn({ leastLine, language }: Frame, space: Omit<TextSpace, 'leastLine'>): TextSpace {
  return { leastLine, language, ...space }
}

/** A fitted text whose first line begins at the top `y`. */
export function placeText(
  { lines, size, lineHeight }: FittedText,
  text: Omit<TextLines, 'shape' | 'lines' | 'size' | 'lineHeight'>,
): TextLines {
  const ascent = (lineHeight - size) / 2 + size * 0.8
  return { shape: 'text', lines, size, lineHeight, ...text, y: text.y + ascent }
}

/** A text of one line around the middle `y`. */
export function lineAt(
  text: string,
  frame: Frame,
  place: Omit<TextLines, 'shape' | 'lines' | 'size' | 'lineHeight'> & {
    readonly width: number
    readonly largest?: number
  },
): TextLines {
  const { width, largest = 26, ...rest } = place
  const fitted = fitText(text, spaceIn(frame, { width, height: 0, largest, bold: rest.bold ?? false }))
  return placeText(fitted, { ...rest, y: place.y - fitted.height / 2 })
}
