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
 * The earlier pages as they were at the first attempt to write a page whose answers are kept, and where to keep answers. Earlier
 * pages are part of every prompt, so answers that are paid for are found again although one was generated since.
 */
export async function keptEarlierPages(
  kept: AnswerCache,
  read: () => Promise<readonly EarlierPage[]>,
): Promise<{ readonly earlier: readonly EarlierPage[]; readonly kept: AnswerCache }> {
  const known = parsed(await kept.find(earlierPagesKey))
  if (known)
    return {
      earlier: known.map(({ greeting, ...page }) => ({ ...page, ...(greeting && { greeting }) })),
      kept,
    }
  const earlier = await read()
  let stored: Promise<void> | undefined
  const keep = async (key: string, answer: string) => {
    stored ??= kept.keep(earlierPagesKey, JSON.stringify(earlier))
    await stored
    await kept.keep(key, answer)
  }
  return { earlier, kept: { ...kept, keep } }
}

function parsed(text: string | undefined) {
  try {
    return earlierPagesSchema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
