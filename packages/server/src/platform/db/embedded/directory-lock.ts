import { lockFile } from '../../locks/file-lock.ts'
import { DatabaseStartError } from '../start-error.ts'

/**
 * Locks the directory for this process until the returned function is called or the process ends in any way. Two PGlites
 * on one directory destroy the database. Does not work on network file systems.
 */
export function lockDirectory(path: string): () => void {
  const unlock = lockFile(path, 'create')
  if (unlock) return unlock
  throw new DatabaseStartError(
    `Another Lectern is already running on this data directory (${path} is locked). ` +
      'Stop it first, or give this one a directory of its own with LECTERN_DATA_DIR.',
  )
}
