import { z } from 'zod/mini'
import type { AnswerCache } from '../generation/answer-cache/answer-cache.ts'
import type { EarlierPage } from '../generation/writer.ts'

/** No key of an answer, which are hashes. */
export const earlierPagesKey = 'earlier-pages'

const names = z.readonly(z.array(z.string()))
const earlierPagesSchema = z.array(
  z.object({
    title: z.string(),
    objectives: names,
    terms: names,
    notation: names,
    greeting: z.optional(z.string()),
  }),
)

/**
 * The earlier pages as they were at the first attempt to write a page. They are part of every prompt, so answers that are paid
 * for are found again although an earlier page was generated since.
 */
export async function keptEarlierPages(
  kept: AnswerCache,
  read: () => Promise<readonly EarlierPage[]>,
): Promise<readonly EarlierPage[]> {
  const known = parsed(await kept.find(earlierPagesKey))
  if (known) return known.map(({ greeting, ...page }) => ({ ...page, ...(greeting && { greeting }) }))
  const earlier = await read()
  await kept.keep(earlierPagesKey, JSON.stringify(earlier))
  return earlier
}

function parsed(text: string | undefined) {
  try {
    return earlierPagesSchema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
