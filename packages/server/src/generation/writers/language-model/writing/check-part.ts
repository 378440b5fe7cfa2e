import { proseOf } from '../../../blocks/block-kinds.ts'
import { findUngrounded } from '../../../grounding/find-ungrounded.ts'
import { findUnquoted } from '../../../grounding/find-unquoted.ts'
import type { StructuredPage } from '../../../page.ts'
import type { WritingRequest } from '../../../writer.ts'
import { citeProven } from '../cite-proven.ts'
import { faultSentence, unquotedSentence } from '../fault-sentence.ts'
import { languageFault } from '../in-language.ts'
import type { PartKind } from '../planning/part-kind.ts'
import { repeatsPrompt } from '../repeats-prompt.ts'
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

/** A draft with the sources that its quotes prove, and its faults. */
export interface CheckedPart<Draft> {
  readonly draft: Draft
  readonly faults: readonly PartFault[]
}

/** The request, and the item of the answer that a draft was read from. */
interface DraftContext {
  readonly request: WritingRequest
  readonly answer: unknown
  /** Whether claims without a quote are a fault. They are none by default. */
  readonly needsQuotes?: () => boolean
}

/** The faults of a draft against its page. All checks of content are here, and join the faults of its form. */
export function checkPart<Draft>(
  kind: PartKind<Draft>,
  draft: Draft,
  { request, answer, needsQuotes = () => false }: DraftContext,
): CheckedPart<Draft> {
  const spoken = kind.spoken(draft)
  const shown = kind.shown(draft)
  const language = targetLanguage(request)
  const wrongLanguage = languageFault(spoken, language)
  // A slide may quote another language, so this alone does not make a draft unusable.
  const shownInOther = wrongLanguage ? undefined : languageFault(shown, language)
  const { page } = request
  const textsOf = (one: Draft) => kind.texts(one, answer)
  const grounded = citeProven(draft, { textsOf, citing: kind.citing }, page, (texts) =>
    findUngrounded(texts, page, language),
  )
  const claim = findUnquoted(textsOf(draft), page, language)
  const unquoted = claim !== undefined && needsQuotes() ? [claim] : []
  const faults: readonly PartFault[] = [
    ...(wrongLanguage ? [{ kind: 'language', sentence: wrongLanguage } as const] : []),
    ...(shownInOther ? [{ kind: 'doubt', sentence: `In what is shown: ${shownInOther}` } as const] : []),
    ...(repeatsPrompt([...spoken, ...shown], promptsOf(kind, request), () => textOfPage(request.page))
      ? [{ kind: 'rules', sentence: 'It repeats its instructions. Write about the page only.' } as const]
      : []),
    ...unquoted.map((own): PartFault => ({
      kind: 'doubt',
      sentence: unquotedSentence(own),
    })),
    ...grounded.faults.map((fault): PartFault => ({
      kind: 'doubt',
      sentence: faultSentence(fault, page),
      // The author does not see quotes. Without one, the sentences are still compared with the blocks.
      ...(fault.reason !== 'quote' && { words: fault.sentence }),
    })),
  ]
  return { draft: grounded.part, faults }
}

/** The prompts of this format, as they are without the values of the page. */
function promptsOf<Draft>({ planPrompt, writePrompt }: PartKind<Draft>, request: WritingRequest) {
  return [instructionsFor(request), planPrompt, writePrompt]
}

function textOfPage({ blocks }: StructuredPage): string {
  return blocks.map(proseOf).join('\n')
}
