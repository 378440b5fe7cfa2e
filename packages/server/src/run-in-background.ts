import type { Logger } from './logger.ts'

/**
 * Runs work that no caller awaits. A failure is logged as a warning that names the work, and goes no further. Use this
 * instead of a dropped promise, which would end the process when it rejects.
 */
export function runInBackground(
  work: () => Promise<unknown>,
  logger: Pick<Logger, 'warn'>,
  what: string,
): void {
  // The promise settles in any case: a synchronous throw of `work` becomes a rejection here.
  const run = async () => {
    try {
      await work()
    } catch (error) {
      logger.warn({ err: error, work: what }, `Failed in the background: ${what}`)
    }
  }
  run().catch(() => {})
}
