import type { GroundedText, GroundingFault } from '../evidence/grounded-text.ts'
import type { Evidence, PageEvidence } from '../evidence/page-evidence.ts'
import { prepareSentence } from '../evidence/sentence.ts'
import { shareValue } from '../evidence/align.ts'
import { tokensOf } from '../text/tokens.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { sameRoot } from '../language/words.ts'

/** Share of an option's words that a sentence must contain to be its evidence. */
const wholeOption = 0.99
/** Share of a question's words that the same sentence must contain. */
const enoughOfQuestion = 0.6

/**
 * The options of a quiz: a wrong option is a fault if the page says of it what the question asks, and says less of the
 * right one.
 */
export function checkOptions(
  texts: readonly GroundedText[],
  page: PageEvidence,
  language: string,
): readonly GroundingFault[] {
  const rightOf = new Map(
    texts.flatMap((text) =>
      text.question !== undefined && text.kind === 'claim' ? [[text.question, text] as const] : [],
    ),
  )
  return texts.flatMap((text): readonly GroundingFault[] => {
    if (text.kind !== 'distractor' || text.question === undefined) return []
    const right = rightOf.get(text.question)
    const own = answerShare(text, page.whole, page, language)
    const best = right ? answerShare(right, page.whole, page, language) : { share: 0 }
    if (own.share < enoughOfQuestion || own.share <= best.share + 0.15) return []
    return [
      {
        path: text.path,
        reason: 'answer',
        sentence: text.text,
        words: [text.text],
        expected: right ? [right.text] : [],
        ...(own.block !== undefined && { block: own.block }),
      },
    ]
  })
}

/** The largest share of the question's words in a sentence that contains the whole option. */
function answerShare(
  { text, question = '' }: GroundedText,
  evidence: Evidence,
  page: PageEvidence,
  language: string,
): { share: number; block?: string } {
  const option = tokensOf(text, language).filter(({ kind }) => kind !== 'neutral' && kind !== 'about')
  const asked = prepareSentence(question, language, evidence, page).content.filter(
    ({ folded }) => !option.some((token) => token.kind === 'word' && sameRoot(token.folded, folded)),
  )
  if (option.length === 0 || asked.length === 0) return { share: 0 }
  let best: { share: number; block?: string } = { share: 0 }
  for (const sentence of evidence.sentences) {
    const { tokens } = sentence
    const contained = option.filter((token) =>
      tokens.some((other) => {
        if (token.kind === 'word' && other.kind === 'word') return sameRoot(token.folded, other.folded)
        if (token.kind === 'number' && other.kind === 'number') return shareValue(token.values, other.values)
        if (token.kind === 'polar' && other.kind === 'polar')
          return token.pair === other.pair && token.side === other.side
        return token.kind === other.kind && token.text.toLowerCase() === other.text.toLowerCase()
      }),
    )
    if (contained.length < wholeOption * option.length) continue
    if (
      tokens.some(({ kind }) => kind === 'negation') !== option.some(({ kind }) => kind === 'negation') &&
      lexiconOf(language).isComplete
    )
      continue
    const words = tokens.filter((token) => token.kind === 'word')
    const share =
      asked.filter(({ folded }) => words.some((other) => sameRoot(folded, other.folded))).length /
      asked.length
    if (share > best.share) best = { share, block: sentence.block }
  }
  return best
}
