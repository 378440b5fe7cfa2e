import { proseOf } from '../../../blocks/block-kinds.ts'
import type { GroundingFault } from '../../../grounding/evidence/grounded-text.ts'
import { findUngrounded, provenQuotes } from '../../../grounding/find-ungrounded.ts'
import { findUnquoted } from '../../../grounding/find-unquoted.ts'
import type { StructuredPage } from '../../../page.ts'
import type { WritingRequest } from '../../../writer.ts'
import { faultSentence } from '../fault-sentence.ts'
import { languageFault } from '../in-language.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import { repeatsPrompt } from '../repeats-prompt.ts'
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

/** A draft with the sources that its quotes prove, and its faults. */
export interface CheckedPiece<Draft> {
  readonly draft: Draft
  readonly faults: readonly PieceFault[]
}

/** What a draft is checked with. */
interface DraftContext {
  readonly request: WritingRequest
  readonly answer: unknown
  /** Whether claims without a quote are a fault. They are none by default. */
  readonly needsQuotes?: () => boolean
}

/** The faults of a draft against its page. All checks of content are here, and join the faults of its form. */
export function checkPiece<Draft>(
  kind: PieceKind<Draft>,
  draft: Draft,
  { request, answer, needsQuotes = () => false }: DraftContext,
): CheckedPiece<Draft> {
  const spoken = kind.spoken(draft)
  const shown = kind.shown(draft)
  const language = targetLanguage(request)
  const wrongLanguage = languageFault(spoken, language)
  // A slide may quote another language, so this alone does not make a draft unusable.
  const shownInOther = wrongLanguage ? undefined : languageFault(shown, language)
  const grounded = citeProven(kind, draft, { request, answer })
  const claim = findUnquoted(kind.texts(draft, answer), request.page, language)
  const unquoted = claim !== undefined && needsQuotes() ? [claim] : []
  const faults: readonly PieceFault[] = [
    ...(wrongLanguage ? [{ kind: 'language', sentence: wrongLanguage } as const] : []),
    ...(shownInOther ? [{ kind: 'doubt', sentence: `In what is shown: ${shownInOther}` } as const] : []),
    ...(repeatsPrompt([...spoken, ...shown], promptsOf(kind, request), () => textOfPage(request.page))
      ? [{ kind: 'rules', sentence: 'It repeats its instructions. Write about the page only.' } as const]
      : []),
    ...unquoted.map((own): PieceFault => ({
      kind: 'doubt',
      sentence: `It says this in other words than the page and has no quote: “${own}”. Add \`quotes\` that prove its claims.`,
    })),
    ...grounded.faults.map((fault): PieceFault => ({
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
  kind: PieceKind<Draft>,
  draft: Draft,
  { request, answer }: Pick<DraftContext, 'request' | 'answer'>,
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

/** The prompts of this format, as they are without the values of the page. */
function promptsOf<Draft>({ planPrompt, writePrompt }: PieceKind<Draft>, request: WritingRequest) {
  return [instructionsFor(request), planPrompt, writePrompt]
}

function textOfPage({ blocks }: StructuredPage): string {
  return blocks.map(proseOf).join('\n')
}
