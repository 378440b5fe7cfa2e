import type { BlockKind } from './block-kind.ts'
import { callout } from './block-kinds/callout.ts'
import { code } from './block-kinds/code.ts'
import { definition } from './block-kinds/definition.ts'
import { figure } from './block-kinds/figure.ts'
import { list } from './block-kinds/list.ts'
import { math } from './block-kinds/math.ts'
import { media } from './block-kinds/media.ts'
import { paragraph } from './block-kinds/paragraph.ts'
import { quote } from './block-kinds/quote.ts'
import { table } from './block-kinds/table.ts'

/** The kinds of blocks that a page consists of. */
export const blockKinds = {
  paragraph,
  list,
  table,
  figure,
  quote,
  definition,
  code,
  math,
  callout,
  media,
} as const

type BlockKindId = keyof typeof blockKinds
type ContentOf<Kind> = Kind extends BlockKind<infer Content> ? Content : never

/** A block without its id, place and language. */
export type BlockContent = ContentOf<(typeof blockKinds)[BlockKindId]>

/** Every kind takes the blocks that have its name. */
const kindsByName: Readonly<Record<BlockKindId, BlockKind<BlockContent>>> = blockKinds

/** The kind of a block. Its functions take this block. */
export function kindOf(block: BlockContent): BlockKind<BlockContent> {
  return kindsByName[block.kind]
}

/** The kind with a name, if there is one. */
export function kindNamed(name: string | undefined): BlockKind<BlockContent> | undefined {
  return Object.entries(kindsByName).find(([id]) => id === name)?.[1]
}

/** See `BlockKind.prose`. */
export function proseOf(block: BlockContent): string {
  return kindOf(block).prose(block)
}
