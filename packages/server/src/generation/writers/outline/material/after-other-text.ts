import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

/**
 * Whether a list, a table or a meaning of a term comes before a sentence below the same heading: it continues the text then, and
 * does not introduce it.
 */
export function isAfterOtherText({ block }: Sentence, { page: { blocks }, blockOf }: Material): boolean {
  const path = blockOf(block)?.path.join('\n')
  const at = blocks.findIndex(({ id }) => id === block)
  return blocks
    .slice(0, at)
    .some((one) => one.path.join('\n') === path && !['paragraph', 'figure', 'callout'].includes(one.kind))
}
