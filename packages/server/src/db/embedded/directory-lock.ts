import { DatabaseSync } from 'node:sqlite'
import { DatabaseStartError } from '../start-error.ts'

/**
 * Keeps every other process away until the answered function is called, or this process ends in whatever way: the
 * lock is SQLite's on an otherwise empty file, and the kernel drops it with the process. Two PGlites on one directory
 * destroy it. Does not hold on network file systems.
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
