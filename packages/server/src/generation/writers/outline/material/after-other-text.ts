import { memoized } from '../language/memoized.ts'
import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

const introducing = new Set(['paragraph', 'figure', 'callout'])

/** The ids of the blocks after a list, a table or a meaning of a term below the same heading. */
const blocksAfter = memoized(({ blocks }: Material['page']): ReadonlySet<string> => {
  const found = new Set<string>()
  const paths = new Set<string>()
  for (const { id, kind, path } of blocks) {
    const key = path.join('\n')
    if (paths.has(key)) found.add(id)
    if (!introducing.has(kind)) paths.add(key)
  }
  return found
})

/**
 * Whether a list, a table or a meaning of a term comes before a sentence below the same heading: it continues the text then, and
 * does not introduce it.
 */
export function isAfterOtherText({ block }: Sentence, { page }: Material): boolean {
  return blocksAfter(page).has(block)
}
