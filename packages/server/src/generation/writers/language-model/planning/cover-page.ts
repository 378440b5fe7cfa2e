import type { Block } from '../../../page.ts'
import type { Material } from './material.ts'
import type { PlannedPart } from './plan.ts'

/** Blocks that always teach. A plan cannot leave them out. */
const teaching: ReadonlySet<Block['kind']> = new Set(['definition', 'figure', 'math', 'table', 'code'])
/** Share of the page that a plan may leave out. */
const mostLeftOut = 0.3

/**
 * Adds the blocks of the page that no part has. They go to the part of the nearest block of their section. A section
 * without a part gets one. Blocks in `leftOut` stay out, unless they teach or are too large a part of the page.
 */
export function coverPage(
  parts: readonly PlannedPart[],
  leftOut: readonly string[],
  material: Material,
): readonly PlannedPart[] {
  const rest = uncoveredBlocks(parts, leftOut, material)
  const grown = new Map(parts.map((part) => [part, [...part.blocks]]))
  const sections = new Map<string, Block[]>()
  for (const block of rest) {
    const home = homeOf(block, parts, material)
    if (home) grown.get(home)?.push(block.id)
    else {
      const key = block.path[0] ?? ''
      sections.set(key, [...(sections.get(key) ?? []), block])
    }
  }
  const covered = parts.map((part) => ({ ...part, blocks: material.sorted(grown.get(part) ?? []) }))
  return inserted(covered, [...sections.values()].map(partOf), material)
}

/** The blocks of a page that no part of content has and that must not be left out. The other parts add nothing new. */
export function uncoveredBlocks(
  parts: readonly PlannedPart[],
  leftOut: readonly string[],
  { blocks, size }: Material,
): readonly Block[] {
  const content = parts.filter(({ role }) => role === 'content')
  const planned = new Set(content.flatMap((part) => part.blocks))
  const isTooMuch = size(leftOut) > mostLeftOut * size(blocks.map(({ id }) => id))
  const out = new Set(isTooMuch ? [] : leftOut)
  return blocks.filter(({ id, kind }) => !planned.has(id) && (teaching.has(kind) || !out.has(id)))
}

/** The part of the nearest planned block under the same heading, or else under the same main heading. */
function homeOf(block: Block, parts: readonly PlannedPart[], material: Material): PlannedPart | undefined {
  const place = material.at(block.id) ?? 0
  const own = block.path.join('\n')
  return (
    nearest(place, (path) => path.join('\n') === own, parts, material) ??
    nearest(place, (path) => path[0] === block.path[0], parts, material)
  )
}

function nearest(
  place: number,
  isNear: (path: readonly string[]) => boolean,
  parts: readonly PlannedPart[],
  { at, block }: Material,
): PlannedPart | undefined {
  let best: { part: PlannedPart; distance: number } | undefined
  for (const part of parts) {
    if (part.role !== 'content') continue
    for (const id of part.blocks) {
      const there = at(id) ?? 0
      // At the same distance, the part of the block before is the better one.
      const distance = there < place ? place - there : (there - place) * 1.5
      if (distance < (best?.distance ?? Infinity) && isNear(block(id)?.path ?? [])) best = { part, distance }
    }
  }
  return best?.part
}

function partOf(blocks: readonly Block[]): PlannedPart {
  return {
    role: 'content',
    title: blocks[0]?.path[0] ?? '',
    teaches: '',
    concepts: [],
    blocks: blocks.map(({ id }) => id),
    length: 'normal',
  }
}

/** The parts with others among them, each before the first part of content whose blocks all follow it. */
function inserted(
  parts: readonly PlannedPart[],
  others: readonly PlannedPart[],
  { at }: Material,
): readonly PlannedPart[] {
  const start = ({ blocks }: PlannedPart) => at(blocks[0] ?? '') ?? 0
  const all = [...parts]
  for (const other of others) {
    const next = all.findIndex(
      (part) =>
        part.role === 'closing' ||
        (part.role === 'content' && part.blocks.length > 0 && start(part) > start(other)),
    )
    all.splice(next === -1 ? all.length : next, 0, other)
  }
  return all
}
