import type { Estimate } from '@lectern/domain/api/generation.ts'
import { choiceLanguage } from '@lectern/domain/voices/voice-role.ts'
import type { PageFact } from './page-facts.ts'

/**
 * The languages of pages with their approximate number of pages, the most common one first. Pages of unknown language
 * are distributed like the others. Regional variants count as one language, under the first tag.
 */
export function languagesOfPages(pages: readonly PageFact[]): Estimate['languages'] {
  const tags = pages.flatMap(({ language }) => language ?? [])
  const groups = Map.groupBy(tags, choiceLanguage)
  return [...groups.values()]
    .map(([language = '', ...others]) => ({
      language,
      pages: Math.max(1, Math.round(((1 + others.length) / tags.length) * pages.length)),
    }))
    .sort((one, other) => other.pages - one.pages)
}
