import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * The outcome of `work`. Rejects with COURSE_SYSTEM_UNAVAILABLE after so many milliseconds; the work itself goes on, and
 * a later failure of it is not reported again.
 */
export async function within<T>(
  work: Promise<T>,
  milliseconds: number,
  options: { readonly retryAfterSeconds?: number } = {},
): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Problem('COURSE_SYSTEM_UNAVAILABLE', options)),
    Math.max(0, milliseconds),
  )
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
