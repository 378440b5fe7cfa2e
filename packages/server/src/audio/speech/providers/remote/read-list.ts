import { Problem } from '@lectern/domain/problems/problems.ts'
import type { z } from 'zod'
import type { Answer } from './ask.ts'

/**
 * A response as JSON of a schema. SPEECH_UNAVAILABLE if it is something else: a page of a proxy or a fault of the
 * provider must not look like a provider without voices.
 */
export function readList<T>(answer: Answer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(answer.bytes)))
  } catch {
    throw new Problem('SPEECH_UNAVAILABLE', { cause: new Error('The response is not a list of voices.') })
  }
}

/** Pages of a list that are read at most. */
const mostPages = 40

/**
 * All items of a paged list. `read` returns one page and the token of the next one. Throws what `read` throws: half a
 * list would make voices disappear. A provider that never ends its list, or repeats a token, ends it here.
 */
export async function readPages<Item>(
  read: (token: string | undefined) => Promise<{ items: readonly Item[]; next: string | undefined }>,
): Promise<Item[]> {
  const items: Item[] = []
  const seen = new Set<string>()
  let token: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const { items: more, next } = await read(token)
    items.push(...more)
    if (next === undefined || next === '' || seen.has(next)) break
    seen.add(next)
    token = next
  }
  return items
}
