import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Block, StructuredPage } from '../../../page.ts'
import { marksOf } from '../language/marks.ts'

/** Fewer words are a heading, more are a paragraph without its full stop. */
const wordsOfLead = { least: 3, most: 30 }

/**
 * The page with a colon after each paragraph that its list continues: 'The rule does not apply if'. Without it, the items
 * would be spoken alone, and could say the opposite.
 */
export function withOpenLeads(page: StructuredPage): StructuredPage {
  const colon = marksOf(page.language).colon.trim()
  return {
    ...page,
    blocks: page.blocks.map((block, at) =>
      block.kind === 'paragraph' && leadsTo(block.text, block, page.blocks[at + 1])
        ? { ...block, text: `${block.text.trimEnd()}${colon}` }
        : block,
    ),
  }
}

function leadsTo(text: string, { path }: Block, next: Block | undefined): boolean {
  const words = countWords(text)
  return (
    next?.kind === 'list' &&
    next.path.join('\n') === path.join('\n') &&
    words >= wordsOfLead.least &&
    words <= wordsOfLead.most &&
    /[\p{L}\p{M}\p{N})）”»]$/u.test(text.trimEnd())
  )
}
