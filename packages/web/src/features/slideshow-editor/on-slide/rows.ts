/** One of the texts of a field (bullets, paragraphs, or the one text that it is) and the caret in it. */
export interface RowCaret {
  readonly rows: readonly string[]
  readonly row: number
  readonly caret: number
}

/** What was typed takes the place of a row. `split` tells the rows of a text: typing what parts them makes more of them. */
export function retypeRow(
  { rows, row, caret }: RowCaret,
  typed: string,
  split: (text: string) => readonly string[],
): RowCaret {
  const before = split(typed.slice(0, caret))
  return {
    rows: rows.toSpliced(row, 1, ...split(typed)),
    row: row + before.length - 1,
    caret: before.at(-1)?.length ?? 0,
  }
}

/** A row and the one before become one, with the caret where they met; unchanged where there is none before. */
export function joinRows(rows: readonly string[], row: number): RowCaret | undefined {
  const [before, text] = [rows[row - 1], rows[row]]
  if (before === undefined || text === undefined) return undefined
  return { rows: rows.toSpliced(row - 1, 2, before + text), row: row - 1, caret: before.length }
}
