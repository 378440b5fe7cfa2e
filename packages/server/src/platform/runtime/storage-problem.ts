import { Problem } from '@lectern/domain/problems/problems.ts'
import { causesOf } from './causes-of.ts'

/** The operator has to act first, so an earlier retry does not help. */
const retryAfterSeconds = 60

/** Codes of Node for a full disk and an exceeded quota, and PostgreSQL's `disk_full`. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** Node's codes for files that may not be written. Sockets use two of them as well, so the error must have a path. */
const readOnlyCodes = new Set(['EROFS', 'EACCES', 'EPERM'])
/** Messages of PostgreSQL for a full disk whose code does not say so. */
const fullMessage = /No space left on device|Disk quota exceeded|database or disk is full/i
const readOnlyMessage = /Read-only file system|attempt to write a readonly database/i

/**
 * STORAGE_FULL or STORAGE_READ_ONLY if the disk caused the failure; undefined for any other failure. Both are
 * retryable, and jobs wait until the operator has freed space.
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

/** Whether jobs wait until the problem is solved, however long it takes. */
export function isStorageProblem(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'STORAGE_FULL' || error.code === 'STORAGE_READ_ONLY')
}

/** Runs work on files. A failure of the disk becomes a problem; other errors pass unchanged. */
export async function onStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw storageProblemIn(error) ?? error
  }
}
