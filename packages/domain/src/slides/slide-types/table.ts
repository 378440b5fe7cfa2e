import { type Field, line, slideType, text } from '../slide-type.ts'
import { type CellField, columns, type HeaderField, offeredSize, rows, usual } from '../table-size.ts'

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
