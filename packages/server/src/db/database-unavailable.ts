/**
 * The database cannot be reached, or broke off while it was asked. What was asked may or may not have happened; a
 * transaction that was not committed has not. `facade.ts` throws this; callers should let it through to their border.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Whether an error is `DatabaseUnavailable`, or was caused by it: the query builder wraps what a query throws. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof DatabaseUnavailable)
}

/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A): connection exceptions, a login or a database that does not
 * exist, too many connections, and the server shutting down, crashing or starting. Beside them the codes of Node for sockets and names.
 */
const codes =
  /^(08...|28...|3D000|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver and its pool say without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|PGlite is clos|database .* is not currently accepting connections)/i

/**
 * Asks the driver. A lost connection becomes `DatabaseUnavailable`; other failures, and those that `isOfDriver` denies,
 * pass as they are.
 */
export async function reachable<T>(
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

/** Whether a failure of the driver says that there is no connection. The only place that knows such codes. */
export function isConnectionFailure(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      cause instanceof DatabaseUnavailable ||
      ('code' in cause && codes.test(String(cause.code))) ||
      messages.test(cause.message),
  )
}

/** The error, what caused it, and what it gathers, in this order. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const gathered = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...gathered].flatMap(causesOf)]
}
