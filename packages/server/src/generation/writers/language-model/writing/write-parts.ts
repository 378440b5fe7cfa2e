import { requireEnoughText } from '../../../require-enough-text.ts'
import type { WritingRequest } from '../../../writer.ts'
import { partBudget, type PagePart, partsOf } from '../page-parts.ts'
import type { Place } from './part-prompt.ts'

/** Share of the requested pieces that a cut off answer must have to be used. */
export const enough = 0.8

/** Writes one part after the other, to stay within a provider's rate limits as long as possible. */
export async function writeParts<T>(
  request: WritingRequest,
  write: (part: PagePart, place: Place) => Promise<T>,
): Promise<{ first: T; all: readonly T[] }> {
  requireEnoughText(request.page)
  const parts = partsOf(request.page, request.images, partBudget)
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  const all: T[] = []
  for (const [index, part] of parts.entries()) {
    request.onProgress?.(index, parts.length)
    all.push(await write(part, { index, count: parts.length, share: part.text.length / length }))
  }
  request.onProgress?.(parts.length, parts.length)
  const [first] = all
  if (!first) throw new Error('A page with enough text has at least one part.')
  return { first, all }
}
