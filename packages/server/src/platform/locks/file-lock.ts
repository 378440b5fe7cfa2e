import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

/**
 * Locks a file that is otherwise empty, until the returned function is called or the process ends in any way: the kernel
 * releases SQLite's lock with the process. Undefined if another holder has locked it. Throws if the file cannot be opened.
 * `missing` says whether a missing file is created. Does not work on network file systems.
 */
export function lockFile(path: string, missing: 'create' | 'fail'): (() => void) | undefined {
  const address = pathToFileURL(path)
  address.searchParams.set('mode', missing === 'create' ? 'rwc' : 'rw')
  const lock = new DatabaseSync(address, { timeout: 0 })
  try {
    // Nothing is written, so no journal is needed.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

const sqliteBusy = 5
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
