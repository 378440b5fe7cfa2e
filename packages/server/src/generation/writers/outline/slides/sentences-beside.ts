import type { Block } from '../../../page.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'

/** The sentences of the blocks before and after a block, which often speak about it. */
export function sentencesBeside(block: Block, { blocks, sentences }: Unit): readonly Sentence[] {
  const at = blocks.indexOf(block)
  const before = sentences.findLast((one) => blocks.findIndex(({ id }) => id === one.block) < at)
  const near = new Set([before?.block, blocks[at + 1]?.id])
  return sentences.filter((one) => near.has(one.block))
}
