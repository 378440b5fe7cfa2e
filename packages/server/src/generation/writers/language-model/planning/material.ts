import type { WritingRequest } from '../../../writer.ts'
import type { Block } from '../../../page.ts'
import { sizeOf } from '../page-excerpts.ts'

/** The blocks of a page with their sizes, for plans. */
export interface Material {
  readonly blocks: readonly Block[]
  readonly images: ReadonlyMap<string, string>
  /** Position of a block by its id; undefined for an unknown id. */
  readonly at: (id: string) => number | undefined
  readonly block: (id: string) => Block | undefined
  /** Characters of these blocks in a prompt. */
  readonly size: (ids: readonly string[]) => number
  /** Known ids without duplicates, in page order. */
  readonly sorted: (ids: readonly string[]) => readonly string[]
}

export function materialOf({ page, images }: Pick<WritingRequest, 'page' | 'images'>): Material {
  const places = new Map(page.blocks.map(({ id }, at) => [id, at]))
  const sizes = new Map(page.blocks.map((block) => [block.id, sizeOf(block, images)]))
  return {
    blocks: page.blocks,
    images,
    at: (id) => places.get(id),
    block: (id) => page.blocks[places.get(id) ?? -1],
    size: (ids) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0),
    sorted: (ids) =>
      [...new Set(ids)]
        .filter((id) => places.has(id))
        .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)),
  }
}
