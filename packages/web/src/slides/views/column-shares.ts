/** The smallest and the largest width of a column, in letters. */
const bounds = { least: 7, most: 18 }
/** Cells of at most this many letters stay on one line. */
const mostOfCell = 14

/**
 * The widths of the columns of a table, as percentages. The longest word and cell of a column decide, so that short
 * numbers leave their space to long names. No column is more than about two and a half times as wide as another.
 */
export function columnShares(rows: readonly (readonly string[])[]): readonly number[] {
  const [headers = []] = rows
  const needs = headers.map((_, column) => needOf(rows.map((row) => row[column] ?? '')))
  const all = needs.reduce((sum, need) => sum + need, 0)
  return needs.map((need) => (100 * need) / all)
}

/** The letters of the longest cell if it is short enough, otherwise those of the longest word. */
function needOf(cells: readonly string[]): number {
  const words = cells.flatMap((cell) => cell.split(/\s+/))
  const need = Math.max(...words.map(widthOf), Math.min(mostOfCell, Math.max(...cells.map(widthOf))))
  return Math.min(bounds.most, Math.max(bounds.least, need))
}

/** In letters. East Asian characters count twice. Markdown signs are not visible. */
function widthOf(text: string): number {
  const seen = [...text.replaceAll(/[*_`$]/g, '')]
  return seen.length + seen.filter((letter) => wide.test(letter)).length
}
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
