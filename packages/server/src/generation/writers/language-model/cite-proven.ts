import type { ProvenQuote } from '../../grounding/checks/quotes.ts'
import type { GroundedText, GroundingFault } from '../../grounding/evidence/grounded-text.ts'
import { provenQuotes } from '../../grounding/find-ungrounded.ts'
import type { StructuredPage } from '../../page.ts'

/** The texts of a part, and how it names one more block. */
export interface CitingKind<Part> {
  /** All texts with their sources and quotes. */
  readonly textsOf: (part: Part) => readonly GroundedText[]
  /** The part with the block of a proven quote among its sources. The same part if it is among them already. */
  readonly citing: (part: Part, quote: ProvenQuote) => Part
}

/**
 * Adds the blocks of proven quotes to the sources that a model left out: those by which fewer sentences disagree with
 * the sources.
 */
export function citeProven<Part>(
  given: Part,
  { textsOf, citing }: CitingKind<Part>,
  page: StructuredPage,
  faultsOf: (texts: readonly GroundedText[]) => readonly GroundingFault[],
): { readonly part: Part; readonly faults: readonly GroundingFault[] } {
  let best = { part: given, faults: faultsOf(textsOf(given)) }
  for (const quote of provenQuotes(textsOf(given), page)) {
    if (best.faults.every(({ reason }) => reason === 'quote')) break
    const cited = citing(best.part, quote)
    if (cited === best.part) continue
    const faults = faultsOf(textsOf(cited))
    if (faults.length < best.faults.length) best = { part: cited, faults }
  }
  return best
}
