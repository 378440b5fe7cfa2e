/**
 * The result of a promise, or undefined if it fails or takes longer than `timeoutMs`. A language that arrives later would
 * change the text of a screen in use.
 */
export async function resultInTime<Value>(
  promise: Promise<Value>,
  timeoutMs: number,
): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), timeoutMs)
  try {
    return await Promise.race([promise.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
