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
export function leadTo(block: Block, unit: Unit, taken: Taken): Sentence | undefined {
  const last = openBefore(block, unit)
  return last && !last.isDependent && !taken.has(last) ? last : undefined
}

/** The same after the few sentences that it needs: 'Shelley wrote a poem. Its last lines have become a slogan:' */
export function passageTo(block: Block, unit: Unit, taken: Taken): readonly Sentence[] {
  const last = openBefore(block, unit)
  if (!last) return []
  const passage = [last]
  // Each may need the one before it: 'Epictetus wrote nothing. A pupil noted his talks. A sentence opens them:'
  for (const one of passage) {
    const needed = unit.sentences.filter(
      ({ order }) => one.needs.includes(order) && !passage.some((each) => each.order === order),
    )
    const isUnderstood = !one.isDependent || one.needs.length > 0
    if (!isUnderstood || needed.some(({ isUsable }) => !isUsable) || passage.length > mostOfPassage) return []
    passage.push(...needed)
  }
  return passage.some((one) => taken.has(one)) ? [] : passage.toSorted((a, b) => a.order - b.order)
}

const mostOfPassage = 3

function openBefore(block: Block, { blocks, sentences }: Unit): Sentence | undefined {
  const before = blocks[blocks.indexOf(block) - 1]?.id
  const last = sentences.findLast((one) => one.block === before)
  return last && isOpen(last.text) && last.companion ? last : undefined
}
