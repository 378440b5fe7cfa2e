import { kindOf } from '../../blocks/block-kinds.ts'
import type { Block, StructuredPage } from '../../page.ts'

/** Characters of a page in one prompt: about 4000 words, so that small models can use all of it. */
export const partBudget = 24_000

/** A part of a page that fits into one prompt. */
export interface PagePart {
  /** Ids of its blocks. */
  readonly ids: readonly string[]
  /** Its pictures, by their addresses in Lectern's media. */
  readonly images: readonly string[]
  /** Its blocks below their headings, each after its id. */
  readonly text: string
}

/**
 * Splits a page into parts of at most about `budget` characters and of similar length, between its main sections if
 * possible. A block that is longer than a part is shortened and marked.
 */
export function partsOf(
  page: StructuredPage,
  images: ReadonlyMap<string, string>,
  budget: number,
): PagePart[] {
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
  return groups.map((blocks) => part(blocks, images, budget))
}

function part(blocks: readonly Block[], images: ReadonlyMap<string, string>, budget: number): PagePart {
  const lines = blocks.flatMap((block, at) => {
    const heading = block.path.join(' > ')
    const before = blocks[at - 1]?.path.join(' > ') ?? ''
    const text = `[${block.id}] ${asText(block, images, budget)}`
    return heading && heading !== before ? ['', `# ${heading}`, text] : [text]
  })
  return {
    ids: blocks.map((block) => block.id),
    images: blocks.flatMap((block) => addressOf(block, images) ?? []),
    text: enclosed(lines.join('\n').trim()),
  }
}

/** Removes end marks from a text between two marks of a prompt, so that it cannot end them. */
export function enclosed(text: string, mark = 'page'): string {
  return text.replace(new RegExp(`<(?=\\s*/?\\s*(?:page|${mark})\\b)`, 'gi'), '‹')
}

function asText(block: Block, images: ReadonlyMap<string, string>, longest: number): string {
  const text = kindOf(block).prompt(block, addressOf(block, images))
  return text.length > longest ? `${text.slice(0, longest)} […]` : text
}

/** The address of the picture of a block in Lectern's media; undefined if there is none. */
function addressOf(block: Block, images: ReadonlyMap<string, string>): string | undefined {
  const picture = kindOf(block).picture?.(block)
  return picture && images.get(picture.image.url)
}
