/**
 * A course page as the writers see it: what it says, in order, without its markup. Every block has an id that is stable
 * for the same HTML, so that each slide and line can name the blocks it rests on.
 */
export interface StructuredPage {
  readonly title: string
  /** Language tag of the page: told by its markup or its course, else recognised from its text. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly blocks: readonly Block[]
  /** Words of prose (in languages without spaces: as Intl.Segmenter counts them). */
  readonly words: number
}

/**
 * Text in blocks is plain Unicode with single spaces; inline code stands in `backticks`, inline math as `$LaTeX$`,
 * emphasis is dropped.
 */
export type Block = BlockBase &
  (
    | { readonly kind: 'paragraph'; readonly text: string }
    | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
    | {
        readonly kind: 'table'
        readonly caption: string
        /** Empty when the table has no heading row. */
        readonly header: readonly string[]
        readonly rows: readonly (readonly string[])[]
      }
    | {
        readonly kind: 'figure'
        readonly image: { readonly url: string; readonly apiUrl?: string }
        /** Empty when the page has none worth reading (a file name is none). */
        readonly alt: string
        readonly caption: string
      }
    | { readonly kind: 'quote'; readonly text: string; readonly attribution: string }
    | { readonly kind: 'definition'; readonly term: string; readonly definition: string }
    | { readonly kind: 'code'; readonly text: string; readonly codeLanguage: string }
    | { readonly kind: 'math'; readonly latex: string }
    | { readonly kind: 'callout'; readonly label: string; readonly text: string }
    /** A video, an embedded document: nothing to read, but worth naming. */
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
  /** Only where they differ from the page's. */
  readonly language?: string
  readonly direction?: 'ltr' | 'rtl'
}

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
