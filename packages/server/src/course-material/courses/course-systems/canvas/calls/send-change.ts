import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Fetch } from '../../../course-system.ts'
import { exchange } from '../../../network/exchange.ts'
import type { Answer } from '../../../answer.ts'
import { readJson } from '../../../network/read-json.ts'
import type { RequestQueue } from '../../../network/request-queue.ts'
import { heedThrottle } from './heed-throttle.ts'
import { isThrottled, problemOfChange } from './refuse.ts'

/** A request that changes something; `path` is below `/api/v1/`. */
export interface CanvasChange {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Sent as a form. */
  readonly fields?: Readonly<Record<string, string>>
}

/** A response contains the page that was sent. */
const mostBytes = 10 * 1024 * 1024

/**
 * Sends a change and returns the JSON of its response. The queue repeats it only after the throttle, which refuses requests
 * unread. After any other failure Canvas may have made the change.
 */
export async function sendChange(
  { fetch, queue }: { readonly fetch: Fetch; readonly queue: RequestQueue },
  request: CanvasChange & { readonly address: URL; readonly headers: Record<string, string> },
  group: string | undefined,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { method, address, headers, fields } = request
  const form = fields && new URLSearchParams(fields)
  const question = { method, headers, maxBytes: mostBytes, ...(form && { form }) }
  const ended = await queue.run(
    async (attemptSignal) => {
      const answer = await exchange(fetch, address, { ...question, signal: attemptSignal }).catch(returned)
      if (answer instanceof Problem) return answer
      heedThrottle(queue, answer)
      const problem = problemOfChange(answer)
      if (problem && isThrottled(answer)) throw problem
      return problem ?? answer
    },
    signal,
    group,
  )
  if (!(ended instanceof Problem)) return readJson(ended)
  throw signal?.aborted ? new Problem('CANCELLED', { cause: ended }) : ended
}

/** The queue would repeat a request that rejects with an outage. */
function returned(error: unknown): Answer | Problem {
  if (error instanceof Problem) return error
  throw error
}
