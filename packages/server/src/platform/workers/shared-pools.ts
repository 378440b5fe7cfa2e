import { createPool, type Pool } from './pool.ts'

const closers: (() => Promise<void>)[] = []

/**
 * A pool for functions that are called without a server: the whole process shares it. It is created for its first job, and
 * again for the first job after `closeSharedPools`.
 */
export function createSharedPool<Job, Result>(
  settings: Parameters<typeof createPool<Job, Result>>[0],
): Pick<Pool<Job, Result>, 'run'> {
  let pool: Pool<Job, Result> | undefined
  closers.push(async () => {
    const closing = pool
    pool = undefined
    await closing?.close()
  })
  return {
    run(job, options) {
      pool ??= createPool(settings)
      return pool.run(job, options)
    },
  }
}

/** Stops the runners of all shared pools immediately. Their jobs fail with SHUTTING_DOWN. */
export async function closeSharedPools(): Promise<void> {
  await Promise.all(closers.map((close) => close()))
}
