import type { DrawingRow } from './drawing.ts'

/** The items of a row of a classification or of circles. */
export function itemsOf({ text }: Pick<DrawingRow, 'text'>): readonly string[] {
  return text
    .split('\n')
    .map((item) => item.trim())
    .filter(Boolean)
}
