import { Problem } from '@lectern/domain/problems/problems.ts'
import { causesOf } from './db/database-unavailable.ts'

/** The operator has to act first, so trying again sooner is of no use. */
const retryAfterSeconds = 60

/** Codes of Node for a full disk and an exceeded quota, and PostgreSQL's `disk_full`. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** Codes of Node for files that may not be written. Sockets use two of them as well, so a path must be named. */
const readOnlyCodes = new Set(['EROFS', 'EACCES', 'EPERM'])
/** What PostgreSQL says where its code does not tell. */
const fullMessage = /No space left on device|Disk quota exceeded|database or disk is full/i
const readOnlyMessage = /Read-only file system|attempt to write a readonly database/i

/**
 * STORAGE_FULL or STORAGE_READ_ONLY when the disk is the cause of a failure; undefined for any other failure. Both are
 * retryable, and jobs wait until the operator has made room.
 */
export function storageProblemIn(error: unknown): Problem | undefined {
  for (const cause of causesOf(error)) {
    if (cause instanceof Problem && isStorageProblem(cause)) return cause
    const thrown: unknown = 'code' in cause ? cause.code : undefined
    const code = typeof thrown === 'string' ? thrown : ''
    if (fullCodes.has(code) || fullMessage.test(cause.message))
      return new Problem('STORAGE_FULL', { cause: error, retryAfterSeconds })
    if ((readOnlyCodes.has(code) && 'path' in cause) || readOnlyMessage.test(cause.message))
      return new Problem('STORAGE_READ_ONLY', { cause: error, retryAfterSeconds })
  }
  return undefined
}

/** Whether a problem is one that jobs wait out, however long it takes. */
export function isStorageProblem(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'STORAGE_FULL' || error.code === 'STORAGE_READ_ONLY')
}

/** Runs work on files. A failure of the disk becomes a problem, any other passes as it is. */
export async function onStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw storageProblemIn(error) ?? error
  }
}
