import type { Fetch } from '../../course-material/courses/course-system.ts'

export interface ScriptedRequest {
  /** 'GET', 'POST', … */
  readonly method: string
  readonly url: URL
  readonly headers: Record<string, string>
  /** The body of a POST or PUT. */
  readonly body: string | undefined
  readonly signal: AbortSignal
}

/** A scripted network that records its requests. */
export function scriptedFetch(
  script: (request: ScriptedRequest, asked: number) => Response | Promise<Response>,
): { fetch: Fetch; requests: ScriptedRequest[] } {
  const requests: ScriptedRequest[] = []
  return {
    requests,
    fetch: async (url, { method = 'GET', headers, body, signal }) => {
      const request = { method, url, headers, body, signal }
      requests.push(request)
      return script(request, requests.length)
    },
  }
}

/** A host that accepts the request and never answers; it ends when the caller aborts. */
export function silence({ signal }: ScriptedRequest): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>()
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason))
  return promise
}

/** Creates the error of `fetch` for a connection that fails with this code. */
export function networkError(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}
