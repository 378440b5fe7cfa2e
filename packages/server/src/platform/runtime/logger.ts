import { type Logger as PinoLogger, pino, stdSerializers } from 'pino'

/** The part of a logger that the server uses. Never give it a request body, a key or a token. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} }

/** Writes JSON lines to standard output or to `to`. Errors are logged without the parameters of queries. */
export function createLogger(level: string, to?: { write(line: string): void }): PinoLogger {
  return pino({ level, serializers: { err: describeError } }, to ?? pino.destination(1))
}

/** The message of a failed query contains its parameters, such as documents and hashes. Only its cause is logged. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('query' in error && 'params' in error) return { query: error.query, cause: describeError(error.cause) }
  return stdSerializers.err(error)
}
