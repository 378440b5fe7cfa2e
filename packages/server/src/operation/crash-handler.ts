import { isConnectionFailure } from '../platform/db/database-unavailable.ts'
import type { Logger } from '../platform/runtime/logger.ts'

/** The events of `process` that would end it. */
interface CrashSource {
  on(event: 'unhandledRejection' | 'uncaughtException', handle: (error: unknown) => void): unknown
}

/**
 * Limits the damage of a programming error.
 *
 * A rejection that no code awaited is logged and the process continues. The failed work is over, and no other work was
 * interrupted. After an uncaught exception the state is unknown: running jobs are handed back and the process exits
 * with a failure, so that its supervisor restarts it. The exception is a lost database connection, which every caller
 * of a query already handles.
 */
export function installCrashHandler(
  source: CrashSource,
  { logger, end }: { logger: Pick<Logger, 'error'>; end: () => void },
): void {
  source.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'An unhandled promise rejection.')
  })
  source.on('uncaughtException', (error) => {
    if (isConnectionFailure(error)) {
      logger.error({ err: error }, 'A database connection was lost outside of a query.')
      return
    }
    logger.error({ err: error }, 'An uncaught exception: handing jobs back and exiting.')
    end()
  })
}
