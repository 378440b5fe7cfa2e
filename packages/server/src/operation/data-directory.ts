import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartError } from '../platform/db/start-error.ts'
import { storageProblemIn } from '../platform/runtime/storage-problem.ts'

/** Large enough that a disk with almost no space left counts as full. */
const probeBytes = 256 * 1024

/** The file system functions that this module uses. */
export type StartFiles = Pick<
  typeof fs,
  'chmodSync' | 'closeSync' | 'fsyncSync' | 'mkdirSync' | 'openSync' | 'rmSync' | 'statSync' | 'writeSync'
>

/**
 * Makes sure that the data directory exists, is closed to other users of the machine, and is writable. Throws a
 * `DatabaseStartError` with the cause: later steps could not name it as clearly.
 */
export function prepareDataDirectory(directory: string, files: StartFiles = fs): void {
  try {
    files.mkdirSync(directory, { recursive: true, mode: 0o700 })
    closeToOthers(directory, files)
    tryToWrite(join(directory, `.probe-${randomUUID()}`), files)
  } catch (cause) {
    const isFull = storageProblemIn(cause)?.code === 'STORAGE_FULL'
    throw new DatabaseStartError(
      isFull
        ? `There is no space left for ${directory}, where Lectern keeps its data. Free some space, then start Lectern again.`
        : `Lectern cannot write to ${directory}, where it keeps its data. The directory may be read-only or belong to another user. Make it writable, or name another one with LECTERN_DATA_DIR.`,
      { cause },
    )
  }
}

/**
 * Older versions of Lectern made the directory readable for all users. Permissions of the group stay, because backups
 * may need them.
 */
function closeToOthers(directory: string, files: StartFiles): void {
  const { mode } = files.statSync(directory)
  if ((mode & 0o007) === 0) return
  try {
    files.chmodSync(directory, mode & 0o770)
  } catch {
    // The directory belongs to another user, who decides its permissions.
  }
}

function tryToWrite(probe: string, files: StartFiles): void {
  const file = files.openSync(probe, 'wx', 0o600)
  try {
    files.writeSync(file, new Uint8Array(probeBytes))
    files.fsyncSync(file)
  } finally {
    files.closeSync(file)
    files.rmSync(probe, { force: true })
  }
}
