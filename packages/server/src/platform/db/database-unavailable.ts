import { causesOf } from '../runtime/causes-of.ts'

/**
 * The database cannot be reached, or the connection broke during a query. The query may or may not have run; an
 * uncommitted transaction was rolled back. `facade.ts` throws this error; callers should not catch it before their
 * border.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Whether an error is `DatabaseUnavailable` or was caused by it: the query builder wraps the errors of queries. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof DatabaseUnavailable)
}

/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A): connection exceptions, an unknown user or database, too many
 * connections, and a server that shuts down, crashes or starts. Also Node's codes for sockets and names.
 */
const codes =
  /^(08...|28...|3D000|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Errors of the driver and its pool that have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|PGlite is clos|database .* is not currently accepting connections)/i

/**
 * Calls the driver. A lost connection becomes `DatabaseUnavailable`. Other failures, and those that `isOfDriver`
 * rejects, pass unchanged.
 */
export async function detectingUnavailable<T>(
  ask: () => Promise<T>,
  isOfDriver: (error: unknown) => boolean = () => true,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DatabaseUnavailable || !isOfDriver(error) || !isConnectionFailure(error)) throw error
    throw new DatabaseUnavailable('The database cannot be reached.', { cause: error })
  }
}

/** Whether an error of the driver means that there is no connection. Only this function knows these codes. */
export function isConnectionFailure(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      cause instanceof DatabaseUnavailable ||
      ('code' in cause && codes.test(String(cause.code))) ||
      messages.test(cause.message),
  )
}
