/** Rows of one INSERT; PostgreSQL allows 65,535 parameters. */
const rowsAtOnce = 1000

/** The rows of several INSERTs. */
export function inBatches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
