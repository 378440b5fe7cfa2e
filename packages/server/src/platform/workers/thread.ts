import { Worker } from 'node:worker_threads'
import { programFile } from '../runtime/program-files.ts'
import type { Runner } from './pool.ts'

/** A job for a thread: a message that can be cloned, and what to do with the events of the job. */
export interface ThreadJob<Request, Event = never> {
  readonly request: Request
  readonly onEvent?: (event: Event) => void
}

/** A message from a thread of `serve-thread.ts`. */
export type ThreadMessage<Result, Event = never> =
  | { readonly event: Event }
  | { readonly result: Result }
  | { readonly error: string }

/**
 * Starts a thread that keeps the process alive only while it works. `memoryOf` names the memory of a request that the
 * thread takes over.
 */
export function startThread<Request, Result, Event = never>(
  program: `${string}.ts`,
  memoryOf: (request: Request) => ArrayBuffer[] = () => [],
): Runner<ThreadJob<Request, Event>, Result> {
  const worker = new Worker(programFile(program))
  let failure: Error | undefined
  let current: (PromiseWithResolvers<Result> & Pick<ThreadJob<Request, Event>, 'onEvent'>) | undefined
  const fail = (error: Error) => {
    failure ??= error
    current?.reject(failure)
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The worker thread ended.')))
  worker.on('message', (message: ThreadMessage<Result, Event>) => {
    if ('event' in message) return current?.onEvent?.(message.event)
    worker.unref()
    if ('result' in message) current?.resolve(message.result)
    else current?.reject(new Error(message.error))
  })
  worker.unref()
  return {
    run({ request, onEvent }) {
      if (failure) return Promise.reject(failure)
      current = { ...Promise.withResolvers<Result>(), ...(onEvent && { onEvent }) }
      worker.ref()
      worker.postMessage(request, memoryOf(request))
      return current.promise
    },
    stop: () => worker.terminate(),
  }
}
