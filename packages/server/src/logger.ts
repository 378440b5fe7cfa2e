import { type Logger as PinoLogger, pino, stdSerializers } from 'pino'

/** The part of a logger that rooms use. Never give it a request body, a key or a token. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} }

/** JSON lines on standard output, or wherever told. Errors are described without what a query was given. */
export function createLogger(level: string, to?: { write(line: string): void }): PinoLogger {
  return pino({ level, serializers: { err: describeError } }, to ?? pino.destination(1))
}

/** The message of a failed query holds its parameters: documents, hashes. Its cause tells enough. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('query' in error && 'params' in error) return { query: error.query, cause: describeError(error.cause) }
  return stdSerializers.err(error)
}
