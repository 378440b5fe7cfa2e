import { type Field, line, slideType, text } from '../slide-type.ts'

/** The most columns and rows, and those that every table has. */
export const columns = [1, 2, 3, 4, 5, 6] as const
export const rows = [1, 2, 3, 4, 5, 6, 7, 8] as const
const usual = { columns: 3, rows: 2 }

type Column = (typeof columns)[number]
type Row = (typeof rows)[number]
export type HeaderField = `header_${Column}`
export type CellField = `row_${Row}_col_${Column}`

/** How many columns and rows a table with such content has: as many as something stands in. */
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

/** How many columns and rows authors are offered: at least the usual ones, and those that they asked for. */
export function offeredSize(content: Readonly<Record<string, unknown>>): { columns: number; rows: number } {
  const filled = sizeOfTable(content)
  return {
    columns: Math.max(usual.columns, filled.columns, Number(content['column_count']) || 0),
    rows: Math.max(usual.rows, filled.rows, Number(content['row_count']) || 0),
  }
}

const ordinals = ['first', 'second', 'third'] as const

const headers = Object.fromEntries(
  columns.map((column) => [
    `header_${column}`,
    line(`Header ${column}`, `Heading of the ${ordinals[column - 1] ?? `${column}th`} column`, {
      ...(column < usual.columns && { required: true }),
      ...furtherThan(0, column),
    }),
  ]),
  // Its keys are made of just these numbers.
) as Record<HeaderField, Field<'line'>>

const cells = Object.fromEntries(
  rows.flatMap((row) =>
    columns.map((column) => [
      `row_${row}_col_${column}`,
      text(`Row ${row}, column ${column}`, 'A few words', {
        ...(row === 1 && column < usual.columns && { required: true }),
        ...furtherThan(row, column),
      }),
    ]),
  ),
  // Its keys are made of just these numbers.
) as Record<CellField, Field<'text'>>

/** Writers are told of the usual size. Authors are offered what their table has, and the size that they ask for. */
function furtherThan(row: number, column: number): Partial<Field> {
  if (row <= usual.rows && column <= usual.columns) return {}
  return {
    further: true,
    isOffered: (content) => {
      const size = offeredSize(content)
      return row <= size.rows && column <= size.columns
    },
  }
}

function count(label: string, least: number, all: readonly number[]): Field<'choice'> {
  const choices = all.filter((number) => number >= least).map(String)
  return { kind: 'choice', label, about: '', choices, initial: String(least), further: true }
}

export const table = slideType({
  id: 'table',
  label: 'Table',
  about:
    'Up to three columns and two rows of a table. A longer table takes several of these slides, or the script says the other rows; none is dropped.',
  fields: {
    slide_title: line('Slide title', 'What the table tells, in at most ten words', { required: true }),
    column_count: count('Columns', usual.columns, columns),
    row_count: count('Rows', usual.rows, rows),
    ...headers,
    ...cells,
  },
})
