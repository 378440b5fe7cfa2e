import { type Field, line, slideType, text } from '../slide-type.ts'
import { tableMessages as messages } from '../table-messages.ts'
import { type CellField, columns, type HeaderField, offeredSize, rows, usual } from '../table-size.ts'

/** A header or a cell. */
type Cell<Kind extends 'line' | 'text'> = Field<Kind> & { readonly hasOwnMessages: true }

const headers = Object.fromEntries(
  columns.map((column) => [
    `header_${column}`,
    {
      ...line('', '', {
        ...(column < usual.columns && { required: true }),
        ...furtherThan(0, column),
      }),
      hasOwnMessages: true,
      get label() {
        return messages.header(column)
      },
      get about() {
        return messages.headerHint(column)
      },
    },
  ]),
  // The keys are built from exactly these numbers.
) as Record<HeaderField, Cell<'line'>>

const cells = Object.fromEntries(
  rows.flatMap((row) =>
    columns.map((column) => [
      `row_${row}_col_${column}`,
      {
        ...text('', '', {
          ...(row === 1 && column < usual.columns && { required: true }),
          ...furtherThan(row, column),
        }),
        hasOwnMessages: true,
        get label() {
          return messages.cell(row, column)
        },
        get about() {
          return messages.cellHint
        },
      },
    ]),
  ),
  // The keys are built from exactly these numbers.
) as Record<CellField, Cell<'text'>>

/** Writers use the default size. Authors see the cells of their table, and the size they choose. */
function furtherThan(row: number, column: number): Partial<Field> {
  if (row <= usual.rows && column <= usual.columns) return {}
  return {
    authorsOnly: true,
    isOffered: (content) => {
      const size = offeredSize(content)
      return row <= size.rows && column <= size.columns
    },
  }
}

function count(label: string, least: number, all: readonly number[]): Field<'choice'> {
  const choices = all.filter((number) => number >= least).map(String)
  return {
    kind: 'choice',
    label,
    about: '',
    choices,
    initial: String(least),
    authorsOnly: true,
  }
}

export const table = slideType({
  id: 'table',
  label: 'Table',
  about:
    'Up to three columns and two rows of a table. A longer table takes several of these slides, or the script says the other rows; none is dropped.',
  forAuthors: `Up to ${columns.length} columns and ${rows.length} rows.`,
  rewrite: { instruction: 'As a table' },
  fields: {
    slide_title: line('Slide title', 'What the table shows, in at most ten words', { required: true }),
    column_count: count('Columns', usual.columns, columns),
    row_count: count('Rows', usual.rows, rows),
    ...headers,
    ...cells,
  },
  // Half of the rows each, with the same headers.
  split(content) {
    const cellsOf = (row: number) => columns.map((column) => content[`row_${row}_col_${column}`])
    const filled = rows.filter((row) => cellsOf(row).some(isFilled))
    if (filled.length < 2) return undefined
    const half = Math.ceil(filled.length / 2)
    const withRows = (kept: readonly number[]) => {
      const placed = rows.flatMap((row, at) =>
        columns.map((column) => {
          const from = kept[at]
          const value = from === undefined ? undefined : content[`row_${from}_col_${column}`]
          return [`row_${row}_col_${column}`, value ?? ''] as const
        }),
      )
      // Cells that are in neither the slide nor the half need no entry.
      const needed = placed.filter(([name, value]) => value !== '' || content[name] !== undefined)
      return { content: { ...content, row_count: undefined, ...Object.fromEntries(needed) } }
    }
    return [withRows(filled.slice(0, half)), withRows(filled.slice(half))]
  },
})

const isFilled = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
