import type { Fetch } from '../course-system.ts'
import { exchange } from './exchange.ts'
import type { Answer, Question } from './exchange.ts'

/** How much is remembered of one connection. What was unused for longest is forgotten first. */
export interface Bounds {
  readonly answers: number
  /** Of all bodies together; a body of more than a quarter of it is not remembered at all. */
  readonly bytes: number
}

interface Remembered {
  readonly etag: string
  readonly link: string | null
  readonly contentType: string | null
  readonly bytes: Uint8Array
}

/**
 * Exchanges like `exchange`, and remembers the answers that carry an `ETag`: asked again, the course system may answer
 * 304 without a body (RFC 9110, 13.1.2), and the caller gets what was told before. For one key only, since another one
 * may see something else at the same address.
 */
export function createConditionalExchange({ answers, bytes }: Bounds): typeof exchange {
  // Maps keep the order of insertion: the first one is the one unused for longest.
  const known = new Map<string, Remembered>()
  let held = 0

  function forget(address: string) {
    held -= known.get(address)?.bytes.length ?? 0
    known.delete(address)
  }

  function remember(address: string, told: Remembered) {
    forget(address)
    known.set(address, told)
    held += told.bytes.length
    for (const oldest of known.keys()) {
      if (known.size <= answers && held <= bytes) return
      forget(oldest)
    }
  }

  return async (fetch: Fetch, address: URL, question: Question) => {
    const before = known.get(address.href)
    const condition = before && { 'if-none-match': before.etag }
    const answer = await exchange(fetch, address, {
      ...question,
      headers: { ...question.headers, ...condition },
    })
    if (answer.status === 304 && before) {
      remember(address.href, before)
      return toldBefore(before, answer)
    }
    const etag = answer.headers.get('etag')
    if (answer.status !== 200 || !etag || answer.bytes.length > bytes / 4) forget(address.href)
    else
      remember(address.href, {
        etag,
        link: answer.headers.get('link'),
        contentType: answer.headers.get('content-type'),
        bytes: answer.bytes,
      })
    return answer
  }
}

/** What was told before, with whatever headers came anew: those of the throttle do. */
function toldBefore({ bytes, link, contentType }: Remembered, { headers }: Answer): Answer {
  const before: Record<string, string | null> = { link, 'content-type': contentType }
  return { status: 200, bytes, headers: { get: (name) => headers.get(name) ?? before[name] ?? null } }
}
