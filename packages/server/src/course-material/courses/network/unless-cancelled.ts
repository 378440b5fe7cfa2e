import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * The result of a promise that other callers may share. A caller that cancels gets CANCELLED; the work continues.
 */
export async function unlessCancelled<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(new Problem('CANCELLED', { cause: signal.reason }))
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  try {
    return await Promise.race([promise, work])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
