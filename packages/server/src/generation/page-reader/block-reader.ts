import type { BlockContent } from '../blocks/block-kinds.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import type { IsNewSentence } from './run-in.ts'

/** Collects the blocks that the readers find, and gives readers access to the other readers. */
export interface PageUnderReading {
  readonly title: string
  readonly isNewSentence: IsNewSentence
  add(content: BlockContent): void
  /** Whether the innermost heading is one of those. */
  isBelow(isHeading: (text: string) => boolean): boolean
  /** Starts a section; `level` is 1 to 6, or `boldLevel` for a bold line that is used as a heading. */
  heading(level: number, text: string): void
  /** Reads nodes with all readers. */
  walk(nodes: readonly TreeNode[]): void
  /** Reads the contents of a box: headings inside it end with it. `label` is one of them, unless empty. */
  box(label: string, nodes: readonly TreeNode[]): void
}

/** How one kind of element becomes blocks. The first reader of the list whose `reads` is true reads it. */
export interface BlockReader {
  reads(element: ElementNode): boolean
  read(element: ElementNode, page: PageUnderReading): void
}

export const boldLevel = 7
export const boxLevel = 8
