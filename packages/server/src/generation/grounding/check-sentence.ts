import type { GroundedText } from './evidence/grounded-text.ts'
import type { Evidence, PageEvidence } from './evidence/page-evidence.ts'
import { exchangedWords, unknownNames } from './checks/names.ts'
import { polarityOf, strayNegation } from './checks/polarity.ts'
import { exchangedNumbers, unknownNumbers, wrongMonths, wrongUnits } from './checks/quantities.ts'
import { reversedRelation, reversedRelations } from './checks/relations.ts'
import { unsupportedSentence } from './checks/support.ts'
import { prepareSentence, type Checked, type Mismatch } from './evidence/sentence.ts'

/** Share of a sentence that is in one sentence of the page in the same order, so that their differences count. */
const alike = 0.6
/** From this share, a sentence of another passage of the page carries the sentence too. */
const nearlyEqual = 0.8

interface Context {
  readonly page: PageEvidence
  readonly language: string
  readonly isTranslated: boolean
}

/** The faults of one sentence; one of each reason. */
export function checkSentence(
  text: string,
  { sources }: GroundedText,
  context: Context,
): readonly Mismatch[] {
  const { page, language, isTranslated } = context
  const own = page.of(sources)
  const found = faultsWith(own, text, context)
  if (found.length === 0 || own === page.whole || isTranslated) return found
  // The writer may have left out a source: a sentence that another passage says is true.
  const elsewhere = prepareSentence(text, language, page.whole, page)
  const isSaid = (elsewhere.closest[0]?.score ?? 0) >= nearlyEqual
  return isSaid && faultsOf(elsewhere).length === 0 ? [] : found
}

/** The numbers and names of a question that the page does not contain. A question claims nothing else. */
export function checkQuestion(
  text: string,
  _given: GroundedText,
  { page, language, isTranslated }: Context,
): readonly Mismatch[] {
  const sentence = prepareSentence(text, language, page.whole, page)
  const numbers = unknownNumbers(sentence).filter(({ words }) => /\p{Nd}/u.test(words.join('')))
  return isTranslated ? numbers : [...numbers, ...unknownNames(sentence)]
}

/** The numbers, names and terms of a title or an objective that the page does not contain, and one about something else. */
export function checkHeading(text: string, given: GroundedText, context: Context): readonly Mismatch[] {
  const named = checkQuestion(text, given, context)
  if (named.length > 0 || context.isTranslated) return named
  const { page, language } = context
  return unsupportedSentence(prepareSentence(text, language, page.whole, page))
}

function faultsWith(
  evidence: Evidence,
  text: string,
  { page, language, isTranslated }: Context,
): readonly Mismatch[] {
  const sentence = prepareSentence(text, language, evidence, page)
  return isTranslated
    ? unknownNumbers(sentence).filter(({ words }) => /\p{Nd}/u.test(words.join('')))
    : faultsOf(sentence)
}

function faultsOf(sentence: Checked): readonly Mismatch[] {
  const lost = unsupportedSentence(sentence)
  if (lost.length > 0) return lost
  const block = sentence.closest[0]?.sentence.block
  const found = [
    ...differences(sentence),
    ...unknownNumbers(sentence),
    ...wrongMonths(sentence),
    ...wrongUnits(sentence),
    ...unknownNames(sentence),
    ...strayNegation(sentence),
    ...reversedRelations(sentence),
  ].map((mismatch) => (block === undefined ? mismatch : { block, ...mismatch }))
  return found.filter(({ reason }, index) => found.findIndex((one) => one.reason === reason) === index)
}

/** How the sentence differs from the sentence of the page that it follows. It may follow any of the closest. */
function differences(sentence: Checked): readonly Mismatch[] {
  const [best] = sentence.closest
  if (!best || best.score < alike) return []
  const candidates = sentence.closest.filter(({ score }) => score >= Math.max(alike, best.score - 0.12))
  const found = candidates.map((alignment) => [
    ...exchangedNumbers(alignment),
    ...exchangedWords(sentence, alignment),
    ...polarityOf(sentence, alignment),
    ...reversedRelation(sentence, alignment),
  ])
  return found.toSorted((one, other) => one.length - other.length)[0] ?? []
}
