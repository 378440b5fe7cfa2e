import type { GroundedText, GroundingFault, Quote } from '../evidence/grounded-text.ts'
import type { PageEvidence } from '../evidence/page-evidence.ts'
import { standsIn } from '../evidence/quotable-text.ts'

/** A quote with the block that contains it. */
export interface ProvenQuote {
  /** The path of its text. */
  readonly path: string
  readonly block: string
}

/** The quotes that are not in their block, with the block that they stand in instead. */
export function faultsOfQuotes(text: GroundedText, page: PageEvidence): readonly GroundingFault[] {
  return (text.quotes ?? []).flatMap((quote, at): readonly GroundingFault[] => {
    const named = blocksOf(quote, text)
    if (standsIn(quote.text, page.of(named).quotable)) return []
    const elsewhere = page.blockWith(quote.text)
    const [block] = named
    return [
      {
        path: `${text.path}[${at}]`,
        reason: 'quote',
        sentence: quote.text,
        words: [],
        expected: [],
        ...(block !== undefined && { block }),
        ...(elsewhere !== undefined && { elsewhere }),
      },
    ]
  })
}

/** The quotes that stand in their block. */
export function provenIn(text: GroundedText, page: PageEvidence): readonly ProvenQuote[] {
  return (text.quotes ?? []).flatMap((quote): readonly ProvenQuote[] => {
    const named = blocksOf(quote, text)
    if (!standsIn(quote.text, page.of(named).quotable)) return []
    const block = page.blockWith(quote.text, named)
    return block === undefined ? [] : [{ path: text.path, block }]
  })
}

function blocksOf({ block }: Quote, { sources }: GroundedText): readonly string[] {
  return block === undefined ? sources : [block]
}
