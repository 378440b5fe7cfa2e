import { DatabaseSync } from 'node:sqlite'
import { DatabaseStartError } from '../start-error.ts'

/**
 * Locks the directory for this process until the returned function is called or the process ends in any way. SQLite
 * locks an otherwise empty file, and the kernel releases the lock with the process. Two PGlites on one directory
 * destroy the database. Does not work on network file systems.
 */
export function lockDirectory(lockFile: string): () => void {
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    throw new DatabaseStartError(
      `Another Lectern is already running on this data directory (${lockFile} is locked). ` +
        'Stop it first, or give this one a directory of its own with LECTERN_DATA_DIR.',
      { cause },
    )
  }
  return () => lock.close()
}

const sqliteBusy = 5
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
