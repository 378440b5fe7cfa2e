import type { ProviderFailure } from './read-failure.ts'

/**
 * The cause of a problem without any data that was sent or received. Errors of the AI SDK contain the prompt and the
 * answer, and the contents of a problem reach the log and the tables of the queue. It keeps the status, the code and
 * the stack trace.
 */
export function slimCause(error: unknown, failure: ProviderFailure | undefined): Error {
  const name = error instanceof Error ? error.name : typeof error
  const said = [failure?.status && `status ${failure.status}`, failure?.network, failure?.code].filter(
    Boolean,
  )
  const slim = new Error([name, ...said].join(', '))
  // The lines before the frames repeat the message.
  const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .+$/gm) ?? []) : []
  slim.stack = [`Error: ${slim.message}`, ...frames].join('\n')
  return slim
}
