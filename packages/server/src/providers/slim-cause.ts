import type { ProviderFailure } from './read-failure.ts'

/**
 * The cause of a problem without anything that was sent or received: errors of the AI SDK hold the prompt and the answer,
 * and what a problem holds reaches the log and the queue's tables. It says what failed by status and code, and where.
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
