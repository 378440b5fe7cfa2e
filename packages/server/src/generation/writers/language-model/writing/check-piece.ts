import { findUngrounded } from '../../../grounding/find-ungrounded.ts'
import type { WritingRequest } from '../../../writer.ts'
import { faultSentence } from '../fault-sentence.ts'
import { languageFault } from '../in-language.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import { instructionsFor, targetLanguage } from '../request-values.ts'

/** A fault in a draft of the right form. */
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
    ...findUngrounded(kind.texts(draft, answer), request.page, language).map((fault): PieceFault => ({
      kind: 'doubt',
      sentence: faultSentence(fault, request.page),
      words: fault.sentence,
    })),
  ]
}

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
