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

/**
 * Text in blocks is plain Unicode with single spaces. Inline code is in `backticks`, inline math is `$LaTeX$`, emphasis
 * is dropped.
 */
export type Block = BlockBase &
  (
    | { readonly kind: 'paragraph'; readonly text: string }
    | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
    | {
        readonly kind: 'table'
        readonly caption: string
        /** Empty if the table has no heading row. */
        readonly header: readonly string[]
        readonly rows: readonly (readonly string[])[]
      }
    | {
        readonly kind: 'figure'
        readonly image: { readonly url: string; readonly apiUrl?: string }
        /** Empty if there is no useful one (a file name is ignored). */
        readonly alt: string
        readonly caption: string
      }
    | { readonly kind: 'quote'; readonly text: string; readonly attribution: string }
    | { readonly kind: 'definition'; readonly term: string; readonly definition: string }
    | { readonly kind: 'code'; readonly text: string; readonly codeLanguage: string }
    | { readonly kind: 'math'; readonly latex: string }
    | { readonly kind: 'callout'; readonly label: string; readonly text: string }
    /** A video or an embedded document: no text, but a title. */
    | { readonly kind: 'media'; readonly title: string; readonly url: string }
  )

export interface ListItem {
  readonly text: string
  readonly items: readonly ListItem[]
}

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

/** The addresses of the pictures on the page, in order. */
export function picturesOf({ blocks }: StructuredPage): BlockOf<'figure'>['image'][] {
  return blocks.flatMap((block) => (block.kind === 'figure' ? [block.image] : []))
}
