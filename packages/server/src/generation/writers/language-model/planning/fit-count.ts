import type { Material } from './material.ts'
import type { PlannedPart } from './plan.ts'

/** Deviation of the number of parts of content from the wanted one. */
const tolerance = 0.3
/** A part with more text than this times the mean is divided, if there is room for one more. */
const overfull = 2.5

/**
 * Brings the number of parts of content near the wanted one. Too many: neighbours with the least text become one. Too few, or
 * one with too much text: the part with the most text is divided between two blocks. No block is lost.
 */
export function fitCount(
  parts: readonly PlannedPart[],
  wanted: number,
  material: Material,
): readonly PlannedPart[] {
  const most = Math.ceil(wanted * (1 + tolerance))
  const least = Math.floor(wanted * (1 - tolerance))
  let all = parts
  while (countOf(all) > most) {
    const merged = mergeSmallest(all, material)
    if (!merged) return all
    all = merged
  }
  while (countOf(all) < least) {
    const split = splitLargest(all, material)
    if (!split) return all
    all = split
  }
  while (countOf(all) < most && isOverfull(all, material)) {
    const split = splitLargest(all, material)
    if (!split) return all
    all = split
  }
  return all
}

const isContent = ({ role }: PlannedPart) => role === 'content'
const countOf = (parts: readonly PlannedPart[]) => parts.filter(isContent).length

function isOverfull(parts: readonly PlannedPart[], { size }: Material): boolean {
  const sizes = parts
    .filter(({ role, blocks }) => role === 'content' && blocks.length > 1)
    .map(({ blocks }) => size(blocks))
  const all = parts.filter(isContent).map(({ blocks }) => size(blocks))
  const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
  return Math.max(0, ...sizes) > overfull * mean
}

/** Undefined if no two parts of content are neighbours. */
function mergeSmallest(
  parts: readonly PlannedPart[],
  material: Material,
): readonly PlannedPart[] | undefined {
  const pairs = parts.flatMap((part, at) => {
    const next = parts[at + 1]
    if (!next || !isContent(part) || !isContent(next)) return []
    const sameSection = topOf(part, material) === topOf(next, material)
    return [{ at, cost: material.size([...part.blocks, ...next.blocks]) * (sameSection ? 1 : 1.5) }]
  })
  const [best] = pairs.toSorted((one, other) => one.cost - other.cost)
  const [first, second] = best ? [parts[best.at], parts[best.at + 1]] : []
  if (!best || !first || !second) return undefined
  return parts.toSpliced(best.at, 2, {
    ...first,
    teaches: [first.teaches, second.teaches].filter(Boolean).join(' '),
    concepts: [...new Set([...first.concepts, ...second.concepts])],
    blocks: material.sorted([...first.blocks, ...second.blocks]),
    length: 'normal',
  })
}

/** Undefined if every part of content has a single block. */
function splitLargest(parts: readonly PlannedPart[], material: Material): readonly PlannedPart[] | undefined {
  const divisible = parts
    .map((part, at) => ({ part, at, size: material.size(part.blocks) }))
    .filter(({ part }) => isContent(part) && part.blocks.length > 1)
  const [largest] = divisible.toSorted((one, other) => other.size - one.size)
  if (!largest) return undefined
  const { part, at, size } = largest
  const before = part.blocks.findIndex((_, end) => material.size(part.blocks.slice(0, end + 1)) >= size / 2)
  const middle = Math.min(Math.max(1, before), part.blocks.length - 1)
  const [first, second] = [part.blocks.slice(0, middle), part.blocks.slice(middle)]
  const rest = { ...part, title: '', teaches: '', concepts: [], length: 'normal', blocks: second } as const
  return parts.toSpliced(at, 1, { ...part, length: 'normal', blocks: first }, rest)
}

function topOf({ blocks }: PlannedPart, { block }: Material): string {
  return block(blocks[0] ?? '')?.path[0] ?? ''
}
