import type { Problem } from '@lectern/domain/problems/problems.ts'

/** A `fetch` that rejects web pages with status 200, which proxies and login pages send instead of an answer. */
export function refuseWebPages(
  fetch: typeof globalThis.fetch,
  problem: () => Problem,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) return response
    await response.body?.cancel()
    throw problem()
  }
}
