import { translated } from '../messages/translated.ts'

const ordinals = ['first', 'second', 'third'] as const

/** Names of the cells of a table, from 1. */
export const tableMessages = /* @__PURE__ */ translated('table', {
  header: (column: number) => `Header ${column}`,
  headerHint: (column: number) => `Heading of the ${ordinals[column - 1] ?? `${column}th`} column`,
  cell: (row: number, column: number) => `Row ${row}, column ${column}`,
  cellHint: 'A few words',
})
