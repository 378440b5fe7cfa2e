import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * The result of `work`. Rejects with COURSE_SYSTEM_UNAVAILABLE after the given number of milliseconds. The work
 * itself continues, and a later failure of it is ignored.
 */
export async function withTimeout<T>(
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
