/** The least and the most letters that a column is given room for. */
const bounds = { least: 7, most: 18 }
/** The most letters of a cell that are kept on one line. */
const mostOfCell = 14

/**
 * How wide the columns of a table are, in shares of 100: each as its longest words and cells ask for, so that short numbers
 * leave their room to long names. No column is more than about two and a half times another.
 */
export function columnShares(rows: readonly (readonly string[])[]): readonly number[] {
  const [headers = []] = rows
  const needs = headers.map((_, column) => needOf(rows.map((row) => row[column] ?? '')))
  const all = needs.reduce((sum, need) => sum + need, 0)
  return needs.map((need) => (100 * need) / all)
}

/** The letters of the longest cell, if it is not very long, else those of the longest word. */
function needOf(cells: readonly string[]): number {
  const words = cells.flatMap((cell) => cell.split(/\s+/))
  const need = Math.max(...words.map(widthOf), Math.min(mostOfCell, Math.max(...cells.map(widthOf))))
  return Math.min(bounds.most, Math.max(bounds.least, need))
}

/** In letters; those of East Asian scripts are as wide as two. Signs of Markdown are not seen. */
function widthOf(text: string): number {
  const seen = [...text.replaceAll(/[*_`$]/g, '')]
  return seen.length + seen.filter((letter) => wide.test(letter)).length
}
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
