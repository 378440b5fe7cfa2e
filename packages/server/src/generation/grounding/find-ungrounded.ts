import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { sameLanguage } from '../../platform/languages/recognise-language.ts'
import type { StructuredPage } from '../page.ts'
import { checkHeading, checkQuestion, checkSentence } from './check-sentence.ts'
import { faultsOfQuotes, type ProvenQuote, provenIn } from './checks/quotes.ts'
import { checkOptions } from './checks/quiz.ts'
import type { GroundedText, GroundingFault } from './evidence/grounded-text.ts'
import { evidenceOf, type PageEvidence } from './evidence/page-evidence.ts'

/** Characters of a sentence. Longer texts without full stops are lists or code. */
const longestSentence = 2_000

/**
 * The sentences of a writer's texts that do not agree with their source blocks: numbers, dates, names, units, terms,
 * negations, the direction of causes and comparisons, quotes, and sentences without support. Compares words, so it
 * proves less than a reader does: see docs/decisions/2026-11-23-grounding.md. `language` is that of the texts. If it
 * differs from the page's, only quotes and digits are compared.
 */
export function findUngrounded(
  texts: readonly GroundedText[],
  page: StructuredPage,
  language: string = page.language,
): readonly GroundingFault[] {
  if (page.blocks.length === 0) return []
  const evidence = evidenceOf(page)
  const isTranslated = !sameLanguage(language, page.language)
  return [
    ...texts.flatMap((text) => [
      ...faultsOfQuotes(text, evidence),
      ...faultsOfSentences(text, evidence, language, isTranslated),
    ]),
    ...(isTranslated ? [] : checkOptions(texts, evidence, language)),
  ]
}

/** The quotes of texts that stand in their block. */
export function provenQuotes(texts: readonly GroundedText[], page: StructuredPage): readonly ProvenQuote[] {
  if (page.blocks.length === 0) return []
  const evidence = evidenceOf(page)
  return texts.flatMap((text) => provenIn(text, evidence))
}

function faultsOfSentences(
  text: GroundedText,
  page: PageEvidence,
  language: string,
  isTranslated: boolean,
): readonly GroundingFault[] {
  if (text.kind === 'distractor' || text.kind === 'denied') return []
  return splitSentences(text.text, language)
    .filter((sentence) => sentence.length <= longestSentence)
    .flatMap((sentence) =>
      checkOf(sentence, text)(sentence, text, {
        page,
        language,
        isTranslated,
      }).map((mismatch) => ({ path: text.path, sentence, ...mismatch })),
    )
}

function checkOf(sentence: string, text: GroundedText): typeof checkSentence {
  if (text.kind === 'heading') return checkHeading
  return asks(sentence, text) ? checkQuestion : checkSentence
}

function asks(sentence: string, { kind }: GroundedText): boolean {
  return kind === 'question' || /[?？؟][\p{Pe}\p{Pf}"'’”]*$/u.test(sentence)
}
