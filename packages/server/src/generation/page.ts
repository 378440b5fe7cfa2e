import { type BlockContent, kindOf } from './blocks/block-kinds.ts'

/**
 * A course page for the writers: its content in order, without markup. Every block has an id that is stable for the
 * same HTML, so that each slide and line can name its source blocks.
 */
export interface StructuredPage {
  readonly title: string
  /** Language tag of the page: from its markup or its course, otherwise recognised from its text. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly blocks: readonly Block[]
  /** Words of prose (in languages without spaces: as Intl.Segmenter counts them). */
  readonly words: number
}

export type Block = BlockContent extends infer Content ? Content & BlockBase : never

interface BlockBase {
  /** `b1`, `b2`, … in document order. */
  readonly id: string
  /** The headings above it, outermost first; empty before the first heading. */
  readonly path: readonly string[]
  /** Set only if they differ from the page's. */
  readonly language?: string
  readonly direction?: 'ltr' | 'rtl'
}

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export type ListItem = BlockOf<'list'>['items'][number]

/** The addresses of the pictures on the page, in order. */
export function picturesOf({ blocks }: StructuredPage): BlockOf<'figure'>['image'][] {
  return blocks.flatMap((block) => kindOf(block).picture?.(block).image ?? [])
}
