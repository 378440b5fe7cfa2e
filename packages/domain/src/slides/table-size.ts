/** Maximum and default number of columns and rows. */
export const columns = [1, 2, 3, 4, 5, 6] as const
export const rows = [1, 2, 3, 4, 5, 6, 7, 8] as const
export const usual = { columns: 3, rows: 2 }

type Column = (typeof columns)[number]
type Row = (typeof rows)[number]
export type HeaderField = `header_${Column}`
export type CellField = `row_${Row}_col_${Column}`

/** Number of columns and rows of a table with this content, including the last filled cell. */
export function sizeOfTable(content: Readonly<Record<string, unknown>>): { columns: number; rows: number } {
  const says = (name: string) => {
    const value = content[name]
    return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  }
  const inRow = (row: Row, column: Column) => says(`row_${row}_col_${column}`)
  return {
    columns:
      columns.findLast((column) => says(`header_${column}`) || rows.some((row) => inRow(row, column))) ?? 0,
    rows: rows.findLast((row) => columns.some((column) => inRow(row, column))) ?? 0,
  }
}

/** Number of columns and rows in the editor: at least the default ones and the chosen ones. */
export function offeredSize(content: Readonly<Record<string, unknown>>): { columns: number; rows: number } {
  const filled = sizeOfTable(content)
  return {
    columns: Math.max(usual.columns, filled.columns, Number(content['column_count']) || 0),
    rows: Math.max(usual.rows, filled.rows, Number(content['row_count']) || 0),
  }
}
