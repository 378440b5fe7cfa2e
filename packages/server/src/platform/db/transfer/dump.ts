import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * The form of an exported database: JSON lines. The first line is a `DumpStart`, the last a `DumpEnd`, and each line
 * between is a `DumpRow`. Tables that others refer to come first. The file holds Lectern's own tables; the queue's tables
 * are created again, see `docs/decisions/2026-11-22-moving-between-databases.md`.
 */
export const dumpStart = z.object({
  format: z.literal('lectern-database'),
  /** Schema version, as `schemaVersion()` returns it. */
  version: z.number(),
  /** Name of the migration that made this schema, for messages. */
  schema: z.string(),
})
export const dumpRow = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
export const dumpEnd = z.object({
  rows: z.number(),
  /** Number of rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** SHA-256 over all lines before this one, each with its line feed; hexadecimal. */
  sha256: z.string(),
})

export type DumpStart = z.infer<typeof dumpStart>
export type DumpEnd = z.infer<typeof dumpEnd>

/** Limit of the one transaction of an export or import. */
export const dumpSeconds = 6 * 3600

/** Why an export or import is refused; its message is a sentence for the operator. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}

/** Counts and hashes the lines of a dump on both sides of a move. */
export function createTally(): {
  line(line: string): void
  row(table: string, line: string): void
  end(): DumpEnd
} {
  const hash = createHash('sha256')
  const tables: Record<string, number> = {}
  let rows = 0
  const line = (text: string) => void hash.update(text).update('\n')
  return {
    line,
    row(table, text) {
      line(text)
      rows += 1
      tables[table] = (tables[table] ?? 0) + 1
    },
    end: () => ({ rows, tables, sha256: hash.digest('hex') }),
  }
}
