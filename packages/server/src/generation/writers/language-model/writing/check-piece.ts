import { findUngrounded } from '../../../grounding/find-ungrounded.ts'
import type { GroundingFault } from '../../../grounding/evidence/grounded-text.ts'
import type { WritingRequest } from '../../../writer.ts'
import { languageFault } from '../in-language.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import { instructionsFor, targetLanguage } from '../request-values.ts'

/** What is wrong with a draft of the right form. */
export interface PieceFault {
  /** A sentence for the model, with the place in the draft. */
  readonly sentence: string
  /** `language` and `rules` faults make a draft unusable. A draft with doubts is used, and reported to the author. */
  readonly kind: 'language' | 'rules' | 'doubt'
  /** The sentence of the draft, for the author. */
  readonly words?: string
}

/** Consecutive words of the instructions in a draft: the model repeats its instructions instead of teaching. */
const repeatedWords = 9

/** The faults of a draft against its page. All checks of content are here, and join the faults of its form. */
export function checkPiece<Draft>(
  kind: PieceKind<Draft>,
  draft: Draft,
  { request, answer }: { request: WritingRequest; answer: unknown },
): readonly PieceFault[] {
  const spoken = kind.spoken(draft)
  const shown = kind.shown(draft)
  const language = targetLanguage(request)
  const wrongLanguage = languageFault(spoken, language)
  // A slide may quote another language, so this alone does not make a draft unusable.
  const shownInOther = wrongLanguage ? undefined : languageFault(shown, language)
  return [
    ...(wrongLanguage ? [{ kind: 'language', sentence: wrongLanguage } as const] : []),
    ...(shownInOther ? [{ kind: 'doubt', sentence: `In what is shown: ${shownInOther}` } as const] : []),
    ...(repeatsInstructions([...spoken, ...shown], request)
      ? [{ kind: 'rules', sentence: 'It repeats its instructions. Write about the page only.' } as const]
      : []),
    ...findUngrounded(kind.texts(draft, answer), request.page, language).map(doubtful),
  ]
}

/** What the model has to change, with the words that are wrong and what the page says instead. */
function doubtful({ path, reason, sentence, words, expected }: GroundingFault): PieceFault {
  const found = reason === 'quote' ? 'This quote is not on the page' : 'The page does not say this'
  const wrong = words.length > 0 ? ` Compare ${quotedList(words)}.` : ''
  const right = expected.length > 0 ? ` The page says ${quotedList(expected)}.` : ''
  return {
    kind: 'doubt',
    sentence: `${path}: ${found}: “${sentence}”.${wrong}${right} Say only what the blocks in your sources say, or leave it out.`,
    words: sentence,
  }
}

const quotedList = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

function repeatsInstructions(texts: readonly string[], request: WritingRequest): boolean {
  const instructions = ` ${plainWords(instructionsFor(request)).join(' ')} `
  return texts.some((text) => {
    const words = plainWords(text)
    return words.some(
      (_, at) =>
        at + repeatedWords <= words.length &&
        instructions.includes(` ${words.slice(at, at + repeatedWords).join(' ')} `),
    )
  })
}

function plainWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
