import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { BlockOf } from '../../../page.ts'
import { quoted } from '../language/phrase-book.ts'
import type { Material } from '../material/material.ts'
import { isOpen } from '../material/sentence.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'

/** The most words of a quotation that a script says within its text. */
const mostWords = 40
/** Signs by which a quotation in a script is found. A long one is read in part. */
const lengthOfStart = 30

/**
 * The slides that say the sentence before a quotation with the quotation, unless their script reads it anyway: 'A sentence opens it:
 * “Some things are up to us.”' says nothing without it.
 */
export function withLedQuotations(slides: readonly PlacedIdea[], material: Material): readonly PlacedIdea[] {
  return slides.map((idea) => {
    const led = new Map(
      idea.unit.sentences.flatMap((one) => {
        const quote = isOpen(one.text) ? quoteAfter(one.block, idea) : undefined
        const isLast = idea.unit.sentences.findLast(({ block }) => block === one.block) === one
        const isRead = quote && idea.says.join(' ').includes(quote.text.trim().slice(0, lengthOfStart))
        return quote && isLast && !isRead ? [[one.text, quote] as const] : []
      }),
    )
    const quotes = idea.says.flatMap((spoken) => led.get(spoken) ?? [])
    if (quotes.length === 0) return idea
    const { phrases } = material.lexicon
    return {
      ...idea,
      says: idea.says.map((spoken) => {
        const quote = led.get(spoken)
        return quote ? `${spoken.trim()} ${quoted(phrases, quote.text.trim())}` : spoken
      }),
      sources: [...new Set([...idea.sources, ...quotes.map(({ id }) => id)])],
    }
  })
}

function quoteAfter(block: string, { unit: { blocks } }: PlacedIdea): BlockOf<'quote'> | undefined {
  const next = blocks[blocks.findIndex(({ id }) => id === block) + 1]
  return next?.kind === 'quote' && countWords(next.text) <= mostWords ? next : undefined
}
