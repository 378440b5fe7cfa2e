import type { Block } from '../../../page.ts'
import { isOpen } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'
import type { Taken } from './slide-idea.ts'

/** The sentences of the blocks before and after a block, which often speak about it. */
export function sentencesBeside(block: Block, { blocks, sentences }: Unit): readonly Sentence[] {
  const at = blocks.indexOf(block)
  const before = sentences.findLast((one) => blocks.findIndex(({ id }) => id === one.block) < at)
  const blocksBeside = new Set([before?.block, blocks[at + 1]?.id])
  return sentences.filter((one) => blocksBeside.has(one.block))
}

/** The open sentence that leads to a block: 'In 1857 Pasteur had this to say:'. */
export function leadTo(block: Block, { blocks, sentences }: Unit, taken: Taken): Sentence | undefined {
  const before = blocks[blocks.indexOf(block) - 1]?.id
  const last = sentences.findLast((one) => one.block === before)
  const isLead = last && isOpen(last.text) && last.companion && !last.isDependent
  return isLead && !taken.has(last) ? last : undefined
}
