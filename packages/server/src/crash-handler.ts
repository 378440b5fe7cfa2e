import { isConnectionFailure } from './db/database-unavailable.ts'
import type { Logger } from './logger.ts'

/** The events of `process` that would end it. */
interface CrashSource {
  on(event: 'unhandledRejection' | 'uncaughtException', handle: (error: unknown) => void): unknown
}

/**
 * Keeps a mistake from taking everybody's work along.
 *
 * A rejection that no code awaited is logged, and the process goes on: the failed work is over, and nothing else was
 * interrupted. An exception that no code caught was thrown in the middle of something, so its state is unknown: running
 * jobs are handed back and the process ends with a failure, for its supervisor to start it again. The exception to that
 * is a lost connection to the database, whose place every caller already expects to fail.
 */
export function installCrashHandler(
  source: CrashSource,
  { logger, end }: { logger: Pick<Logger, 'error'>; end: () => void },
): void {
  source.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'A promise failed that no code waits for.')
  })
  source.on('uncaughtException', (error) => {
    if (isConnectionFailure(error)) {
      logger.error({ err: error }, 'A connection was lost outside of any query.')
      return
    }
    logger.error({ err: error }, 'An exception was not caught: handing jobs back and ending.')
    end()
  })
}
