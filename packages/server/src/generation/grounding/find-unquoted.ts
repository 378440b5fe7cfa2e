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

/** A sentence that claims something in other words than the page. */
export interface OwnClaim {
  readonly sentence: string
  readonly sources: readonly string[]
  /** How much of a sentence of the page it is, from 0 to 1. */
  readonly likeness: number
}

/** The claims of texts that are no sentences of the page. In a translation, all claims are. */
export function ownClaims(
  texts: readonly GroundedText[],
  page: StructuredPage,
  language: string,
): readonly OwnClaim[] {
  if (page.blocks.length === 0) return []
  const evidence = evidenceOf(page)
  return texts
    .filter(({ kind, sources }) => kind === undefined && sources.length > 0)
    .flatMap(({ text, sources }) =>
      splitSentences(text, language).flatMap((sentence) => {
        if (/[?？؟]/u.test(sentence)) return []
        const { closest, content, lexicon } = prepareSentence(sentence, language, evidence.whole, evidence)
        const likeness = closest[0]?.score ?? 0
        const isClaim = lexicon.isComplete && unitsOfMeaning(content).length >= fewestWords
        return isClaim && likeness < nearlyEqual ? [{ sentence, sources, likeness }] : []
      }),
    )
}

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
  const isKnown = (sentence: string) => before.some(({ text }) => text.includes(sentence))
  return ownClaims(texts, page, language).find(({ sentence }) => !isKnown(sentence))?.sentence
}
