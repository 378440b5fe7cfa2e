import type { Logger } from './logger.ts'

/**
 * Runs work that no caller awaits. A failure is logged as a warning that names the work. Use this instead of an
 * unhandled promise, which would end the process when it rejects.
 */
export function runInBackground(
  work: () => Promise<unknown>,
  logger: Pick<Logger, 'warn'>,
  what: string,
): void {
  // A synchronous throw of `work` becomes a rejection here, so the promise always settles.
  const run = async () => {
    try {
      await work()
    } catch (error) {
      logger.warn({ err: error, work: what }, `Failed in the background: ${what}`)
    }
  }
  run().catch(() => {})
}
