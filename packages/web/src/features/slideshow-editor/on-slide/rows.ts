/** A text of a field (a bullet, a paragraph, or the whole text) and the caret in it. */
export interface RowCaret {
  readonly rows: readonly string[]
  readonly row: number
  readonly caret: number
}

/** Replaces a row with the typed text. `split` returns the rows of a text, so that typing a separator adds rows. */
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

/** Joins a row with the previous one and puts the caret between them. Undefined if there is no previous row. */
export function joinRows(rows: readonly string[], row: number): RowCaret | undefined {
  const [before, text] = [rows[row - 1], rows[row]]
  if (before === undefined || text === undefined) return undefined
  return { rows: rows.toSpliced(row - 1, 2, before + text), row: row - 1, caret: before.length }
}
