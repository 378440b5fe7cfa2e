import { kindOf } from '../../blocks/block-kinds.ts'
import type { Block, StructuredPage } from '../../page.ts'
import { asBlock, asData } from './as-data.ts'

/** Characters of a page in one prompt: about 4000 words, so that small models can use all of it. */
export const excerptBudget = 24_000

/** An excerpt of a page that fits into one prompt. */
export interface PageExcerpt {
  /** Ids of its blocks. */
  readonly ids: readonly string[]
  /** The pictures of the excerpt, by their addresses in Lectern's media. */
  readonly images: readonly string[]
  /** The blocks of the excerpt below their headings, each after its id. */
  readonly text: string
}

type Images = ReadonlyMap<string, string>

/**
 * Splits a page into excerpts of at most about `budget` characters and of similar length, between its main sections if
 * possible. A block that is longer than an excerpt is shortened and marked.
 */
export function excerptsOf(page: StructuredPage, images: Images, budget: number): PageExcerpt[] {
  const sizes = new Map(page.blocks.map((block) => [block.id, asText(block, images, budget).length]))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const target = total / Math.max(1, Math.ceil(total / budget))
  const groups: Block[][] = []
  let room = 0
  for (const block of page.blocks) {
    const size = sizes.get(block.id) ?? 0
    const last = groups.at(-1)
    const newSection = last?.at(-1)?.path[0] !== block.path[0]
    if (!last || size > room || (newSection && room < target / 3)) {
      groups.push([block])
      room = target * 1.2 - size
    } else {
      last.push(block)
      room -= size
    }
  }
  return groups.map((blocks) => excerptOf(blocks, images, budget))
}

/** Blocks as an excerpt of their page. Blocks with more than `longest` characters are shortened and marked. */
export function excerptOf(blocks: readonly Block[], images: Images, longest: number): PageExcerpt {
  const lines = blocks.flatMap((block, at) => {
    const heading = block.path.join(' > ')
    const before = blocks[at - 1]?.path.join(' > ') ?? ''
    const text = `[${block.id}] ${asText(block, images, longest)}`
    return heading && heading !== before ? ['', `# ${heading}`, text] : [text]
  })
  return {
    ids: blocks.map((block) => block.id),
    images: [...new Set(blocks.flatMap((block) => addressOf(block, images) ?? []))],
    text: asData(lines.join('\n').trim()),
  }
}

/** The excerpt of some blocks in at most about `budget` characters. The longest blocks are shortened first. */
export function excerptWithin(blocks: readonly Block[], images: Images, budget: number): PageExcerpt {
  const sizes = blocks.map((block) => asText(block, images, budget).length).toSorted((a, b) => a - b)
  let room = budget
  for (const [at, size] of sizes.entries()) {
    const share = Math.floor(room / (sizes.length - at))
    if (size > share) return excerptOf(blocks, images, Math.max(40, share))
    room -= size
  }
  return excerptOf(blocks, images, budget)
}

/** Characters of a block in a prompt. */
export function sizeOf(block: Block, images: Images): number {
  return asText(block, images, Infinity).length
}

/** The blocks that are longer than a prompt, so that a model reads only their beginning. */
export function readInPart(blocks: readonly Block[], images: Images, budget: number): readonly Block[] {
  return blocks.filter((block) => sizeOf(block, images) > budget)
}

/** The address of the picture of a block in Lectern's media; undefined if there is none. */
export function addressOf(block: Block, images: Images): string | undefined {
  const picture = kindOf(block).picture?.(block)
  return picture && images.get(picture.image.url)
}

function asText(block: Block, images: Images, longest: number): string {
  const text = asBlock(kindOf(block).prompt(block, addressOf(block, images)))
  return text.length > longest ? `${text.slice(0, longest)} […]` : text
}
