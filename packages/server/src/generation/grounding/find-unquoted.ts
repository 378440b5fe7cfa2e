import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { sameLanguage } from '../../platform/languages/recognise-language.ts'
import type { StructuredPage } from '../page.ts'
import type { GroundedText } from './evidence/grounded-text.ts'
import { evidenceOf } from './evidence/page-evidence.ts'
import { prepareSentence, unitsOfMeaning } from './evidence/sentence.ts'

/** A sentence with this share of a sentence of the page, in its order, is the page's own and needs no quote. */
const nearlyEqual = 0.7
/** Words with meaning. A shorter sentence is rarely a claim. */
const fewestWords = 4

/**
 * The first claim in other words than the page, if none of the texts has a quote. Undefined if there is a quote, or if all
 * claims are sentences of the page. Sentences that `before` has already need no quote.
 */
export function findUnquoted(
  texts: readonly GroundedText[],
  page: StructuredPage,
  language: string,
  before: readonly GroundedText[] = [],
): string | undefined {
  // In a translation, no sentence is the page's own.
  if (page.blocks.length === 0 || !sameLanguage(language, page.language)) return undefined
  if (texts.some(({ quotes = [] }) => quotes.length > 0)) return undefined
  const evidence = evidenceOf(page)
  return texts
    .filter(({ kind, sources }) => kind === undefined && sources.length > 0)
    .flatMap(({ text }) => splitSentences(text, language))
    .find((text) => {
      if (/[?？؟]/u.test(text) || before.some((known) => known.text.includes(text))) return false
      const { closest, content, lexicon } = prepareSentence(text, language, evidence.whole, evidence)
      const isClaim = lexicon.isComplete && unitsOfMeaning(content).length >= fewestWords
      return isClaim && (closest[0]?.score ?? 0) < nearlyEqual
    })
}
