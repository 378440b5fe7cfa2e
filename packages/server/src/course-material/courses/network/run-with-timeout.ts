import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * Runs work of several requests with a timeout in milliseconds, after which it rejects with
 * COURSE_SYSTEM_UNAVAILABLE. The caller's own signal still ends it as CANCELLED.
 */
export async function runWithTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const timeout = AbortSignal.timeout(milliseconds)
  try {
    return await work(signal ? AbortSignal.any([signal, timeout]) : timeout)
  } catch (error) {
    if (signal?.aborted || !timeout.aborted) throw error
    throw new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause: error })
  }
}
