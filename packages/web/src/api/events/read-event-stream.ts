import { createParser } from 'eventsource-parser'
import { isAbort, TimeLimitExceeded, withTimeLimit } from '../time-limit.ts'

interface EventStreamOptions {
  readonly request: RequestInit
  readonly signal: AbortSignal
  /** Called with the response before its body is read. Return false to leave the body unread. */
  readonly onOpen: (response: Response) => boolean | Promise<boolean>
  /** Called for each chunk, also for one that holds a heartbeat only. */
  readonly onAlive: () => void
  /** Called with the data of each message. */
  readonly onMessage: (data: string) => void
  /** The stream ends if no response, or no byte of it, comes for this time. */
  readonly silenceMs: number
}

/**
 * Reads a stream of server-sent events until it ends, breaks, goes silent or is aborted. Rejects if no response came.
 * The server sends a heartbeat, so that silence means a dead connection, which the browser itself may never notice.
 */
export async function readEventStream(path: string, options: EventStreamOptions): Promise<void> {
  const opening = withTimeLimit(options.silenceMs, options.signal)
  const response = await fetch(path, { ...options.request, signal: opening.signal }).finally(opening.stop)
  let isRead = false
  try {
    isRead = await options.onOpen(response)
  } finally {
    // An open stream takes one of the six connections of a browser to its server.
    if (!isRead) response.body?.cancel().catch(() => undefined)
  }
  if (!isRead || !response.body) return
  const reader = response.body.getReader()
  try {
    await readChunks(reader, options)
  } catch (error) {
    // A broken, silent or aborted stream: the caller decides whether to connect again.
    if (!isEndOfStream(error)) throw error
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

async function readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { signal, onAlive, onMessage, silenceMs }: EventStreamOptions,
): Promise<void> {
  const decoder = new TextDecoder()
  const parser = createParser({ onEvent: (event) => onMessage(event.data) })
  for (;;) {
    const chunk = await withinTime(reader.read(), silenceMs, signal)
    if (chunk.done) return
    onAlive()
    parser.feed(decoder.decode(chunk.value, { stream: true }))
  }
}

/** Settles like the promise, or rejects after the timeout or when the signal aborts. */
async function withinTime<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Value> {
  const limit = withTimeLimit(milliseconds, signal)
  try {
    return await Promise.race([promise, rejectedBy(limit.signal)])
  } finally {
    limit.stop()
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

function isEndOfStream(error: unknown): boolean {
  return isAbort(error) || error instanceof TimeLimitExceeded || error instanceof TypeError
}
