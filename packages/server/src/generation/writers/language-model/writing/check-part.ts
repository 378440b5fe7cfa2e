import type { GroundingFault } from '../../../grounding/evidence/grounded-text.ts'
import { findUngrounded, provenQuotes } from '../../../grounding/find-ungrounded.ts'
import type { WritingRequest } from '../../../writer.ts'
import { faultSentence } from '../fault-sentence.ts'
import { languageFault } from '../in-language.ts'
import type { PartKind } from '../planning/part-kind.ts'
import { instructionsFor, targetLanguage } from '../request-values.ts'

/** A fault in a draft of the right form. */
export interface PartFault {
  /** A sentence for the model, with the place in the draft. */
  readonly sentence: string
  /** `language` and `rules` faults make a draft unusable. A draft with doubts is used, and reported to the author. */
  readonly kind: 'language' | 'rules' | 'doubt'
  /** The sentence of the draft, for the author. */
  readonly words?: string
}

/** Consecutive words of the instructions in a draft: the model repeats its instructions instead of teaching. */
const repeatedWords = 9

/** A draft with the sources that its quotes prove, and its faults. */
export interface CheckedPart<Draft> {
  readonly draft: Draft
  readonly faults: readonly PartFault[]
}

/** The faults of a draft against its page. All checks of content are here, and join the faults of its form. */
export function checkPart<Draft>(
  kind: PartKind<Draft>,
  draft: Draft,
  { request, answer }: { request: WritingRequest; answer: unknown },
): CheckedPart<Draft> {
  const spoken = kind.spoken(draft)
  const shown = kind.shown(draft)
  const language = targetLanguage(request)
  const wrongLanguage = languageFault(spoken, language)
  // A slide may quote another language, so this alone does not make a draft unusable.
  const shownInOther = wrongLanguage ? undefined : languageFault(shown, language)
  const grounded = citeProven(kind, draft, { request, answer })
  const faults: readonly PartFault[] = [
    ...(wrongLanguage ? [{ kind: 'language', sentence: wrongLanguage } as const] : []),
    ...(shownInOther ? [{ kind: 'doubt', sentence: `In what is shown: ${shownInOther}` } as const] : []),
    ...(repeatsInstructions([...spoken, ...shown], request)
      ? [{ kind: 'rules', sentence: 'It repeats its instructions. Write about the page only.' } as const]
      : []),
    ...grounded.faults.map((fault): PartFault => ({
      kind: 'doubt',
      sentence: faultSentence(fault, request.page),
      // The author does not see quotes. Without one, the sentences are still compared with the blocks.
      ...(fault.reason !== 'quote' && { words: fault.sentence }),
    })),
  ]
  return { draft: grounded.draft, faults }
}

/**
 * Adds the blocks of proven quotes to the sources that a model left out: those by which fewer sentences disagree with
 * the sources.
 */
function citeProven<Draft>(
  kind: PartKind<Draft>,
  draft: Draft,
  { request, answer }: { request: WritingRequest; answer: unknown },
): { readonly draft: Draft; readonly faults: readonly GroundingFault[] } {
  const { page } = request
  const language = targetLanguage(request)
  const faultsOf = (one: Draft) => findUngrounded(kind.texts(one, answer), page, language)
  let best = { draft, faults: faultsOf(draft) }
  for (const quote of provenQuotes(kind.texts(draft, answer), page)) {
    if (best.faults.every(({ reason }) => reason === 'quote')) break
    const cited = kind.citing(best.draft, quote)
    if (cited === best.draft) continue
    const faults = faultsOf(cited)
    if (faults.length < best.faults.length) best = { draft: cited, faults }
  }
  return best
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
