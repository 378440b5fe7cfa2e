import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Answer } from '../answer.ts'
import type { Fetch } from '../course-system.ts'

export interface Question {
  readonly headers: Record<string, string>
  /** GET by default, or POST if there is a form. */
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  /** Sent as the body; never in the address, which servers log. */
  readonly form?: URLSearchParams
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/** Sends one request and reads its whole answer of at most `maxBytes`. The caller handles redirects. */
export async function exchange(
  fetch: Fetch,
  address: URL,
  { headers, form, method, maxBytes, signal }: Question,
): Promise<Answer> {
  const sent = form
    ? {
        method: method ?? ('POST' as const),
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      }
    : { headers, ...(method && { method }) }
  try {
    const { status, headers: answered, body } = await fetch(address, { ...sent, redirect: 'manual', signal })
    if (Number(answered.get('content-length')) > maxBytes) {
      await body?.cancel()
      throw tooLarge(maxBytes)
    }
    return { status, headers: answered, bytes: await readAll(body ?? [], maxBytes) }
  } catch (error) {
    if (error instanceof Problem) throw error
    // `fetch` wraps the errors of its connection.
    if (error instanceof Error && error.cause instanceof Problem) throw error.cause
    throw new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause: error })
  }
}

async function readAll(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(maxBytes: number): Problem {
  return new Problem('COURSE_SYSTEM_FAILED', {
    cause: new Error(`The answer has more than ${maxBytes} bytes.`),
  })
}
