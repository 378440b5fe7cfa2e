import type { FoundBlock } from './collect-blocks.ts'

/** A whole sentence after a label. */
const sentence = /[.!?。！？؟।]["”»」』)]?$/u

/**
 * 'Problem: …' and 'Solution: …' below each of several headings: a label that comes back is no term, and the text after it no
 * meaning of one. It becomes a paragraph that opens with its label.
 */
export function withRecurringLabels(blocks: readonly FoundBlock[]): readonly FoundBlock[] {
  const headings = new Map<string, Set<string>>()
  for (const one of blocks)
    if (isStatement(one))
      headings.set(keyOf(one.term), (headings.get(keyOf(one.term)) ?? new Set()).add(one.path.join('\n')))
  return blocks.map((one): FoundBlock => {
    if (!isStatement(one) || (headings.get(keyOf(one.term))?.size ?? 0) < 2) return one
    const { term, definition, ...rest } = one
    const colon = /^\p{Script=Han}/u.test(term) ? '：' : ': '
    return { ...rest, kind: 'paragraph', text: `${term}${colon}${definition}` }
  })
}

function isStatement(block: FoundBlock): block is Extract<FoundBlock, { readonly kind: 'definition' }> {
  return block.kind === 'definition' && sentence.test(block.definition.trim())
}

function keyOf(term: string): string {
  return term.trim().toLowerCase()
}
