/**
 * Widths of characters as shares of the font size, a little more than the font of slides needs, because other scripts
 * are set in fonts of the reader's system. First match counts.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u094d\u0941-\u0948\p{Mn}]/u, 0],
  [/[\s.,:;'’|!()[\]ijlI·]/u, 0.3],
  [/[ftr\-/"“”„]/u, 0.4],
  [/[mwMW%@—…]/u, 0.92],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u, 1.02],
  [/[\u0900-\u0dff]/u, 0.66],
  [/\p{Lu}/u, 0.68],
  [/\p{N}/u, 0.62],
]
const usual = 0.57
const boldFactor = 1.06

/** The estimated width of a line in px. It is pure, so that the same drawing is made on every machine. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0
  for (const character of text) width += widths.find(([set]) => set.test(character))?.[1] ?? usual
  return width * size * (bold ? boldFactor : 1)
}
