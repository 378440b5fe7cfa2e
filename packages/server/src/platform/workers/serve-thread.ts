import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from './thread.ts'

/**
 * Performs the jobs that `startThread` sends to this thread, one at a time. `memoryOf` names the memory of a result that
 * the caller takes over.
 */
export function serveThread<Result>(
  perform: (request: never, report: (event: unknown) => void) => Promise<Result>,
  memoryOf: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort
  if (!port) throw new Error('This file must run as a worker thread.')
  const send = (message: ThreadMessage<Result, unknown>, memory: ArrayBuffer[] = []) =>
    port.postMessage(message, memory)
  port.on('message', (request: unknown) => {
    // The program that starts the thread sends only requests of its type.
    perform(request as never, (event) => send({ event })).then(
      (result) => send({ result }, memoryOf(result)),
      (error: unknown) => send({ error: textOf(error) }),
    )
  })
}

/** With the stack, which the log of the caller needs. */
function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}
