import { isDatabaseUnavailable } from './database-unavailable.ts'

/** Usual size of a batch. It bounds how long a batch keeps its database connection. The embedded database has only one. */
const usualSize = 20

interface Waiting<Request, Answer> {
  readonly request: Request
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Runs requests for one key in the order of the calls. Requests that arrive while a batch runs form the next batch,
 * so they share its transaction and its commit. Batches of different keys run at the same time.
 * `run` answers its requests in their order, and changes nothing when it rejects. The requests of a failed batch
 * run again one by one, so that one request cannot fail the others. They do not run again while the database is
 * unavailable. Call the result outside of transactions.
 * @param largest Requests of a batch at most.
 */
export function createBatches<Request, Answer>(
  run: (requests: readonly Request[]) => Promise<readonly Answer[]>,
  largest = usualSize,
): (key: string, request: Request) => Promise<Answer> {
  const queues = new Map<string, Waiting<Request, Answer>[]>()

  async function runBatch(batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ request }) => request))
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (error) {
      if (batch.length === 1 || isDatabaseUnavailable(error)) for (const { reject } of batch) reject(error)
      else for (const single of batch) await runBatch([single])
    }
  }

  async function runAll(key: string, queue: Waiting<Request, Answer>[]): Promise<void> {
    queues.set(key, queue)
    while (queue.length > 0) await runBatch(queue.splice(0, largest))
    queues.delete(key)
  }

  return (key, request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const waiting = { request, resolve, reject }
    const queue = queues.get(key)
    if (queue) queue.push(waiting)
    else runAll(key, [waiting]).catch(reject)
    return promise
  }
}
