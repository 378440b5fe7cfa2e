import { LRUCache } from 'lru-cache'
import type { Fetch } from '../course-system.ts'
import { exchange } from './exchange.ts'
import type { Answer } from '../answer.ts'
import type { Question } from './exchange.ts'

/** Limits of the cache of one connection. The least recently used answer is removed first. */
export interface Bounds {
  readonly answers: number
  /** Total of all bodies; a body of more than a quarter of it is not cached. */
  readonly bytes: number
}

interface Remembered {
  readonly etag: string
  readonly link: string | null
  readonly contentType: string | null
  readonly bytes: Uint8Array
}

/**
 * Works like `exchange` and caches the answers that have an `ETag`. A later request can be answered with 304 and no
 * body (RFC 9110, 13.1.2); the caller then receives the cached response. For one key only, because another key may
 * see different content at the same address.
 */
export function createConditionalExchange({ answers, bytes }: Bounds): typeof exchange {
  const known = new LRUCache<string, Remembered>({
    max: answers,
    maxSize: bytes,
    maxEntrySize: Math.floor(bytes / 4),
    // An empty body counts as well: the cache refuses sizes of 0.
    sizeCalculation: (answer) => Math.max(1, answer.bytes.length),
  })

  return async (fetch: Fetch, address: URL, question: Question) => {
    const before = known.get(address.href)
    const condition = before && { 'if-none-match': before.etag }
    const answer = await exchange(fetch, address, {
      ...question,
      headers: { ...question.headers, ...condition },
    })
    if (answer.status === 304 && before) {
      // Other answers may have displaced it since it was read.
      known.set(address.href, before)
      return cachedAnswer(before, answer)
    }
    const etag = answer.headers.get('etag')
    if (answer.status !== 200 || !etag) known.delete(address.href)
    else
      known.set(address.href, {
        etag,
        link: answer.headers.get('link'),
        contentType: answer.headers.get('content-type'),
        bytes: answer.bytes,
      })
    return answer
  }
}

/** The cached response with the new headers, which include those of the throttle. */
function cachedAnswer({ bytes, link, contentType }: Remembered, { headers }: Answer): Answer {
  const before: Record<string, string | null> = { link, 'content-type': contentType }
  return { status: 200, bytes, headers: { get: (name) => headers.get(name) ?? before[name] ?? null } }
}
