import type { Passage } from '@lectern/domain/sources/passage.ts'

/**
 * Answers a kind of block's questions about its blocks. Text in blocks is plain Unicode with single spaces. Inline code
 * is in `backticks`, inline math is `$LaTeX$`, emphasis is dropped.
 */
export interface BlockKind<Content extends { readonly kind: string }> {
  /**
   * Text of the block in natural language, without code, separate formulas and addresses. It decides the language of
   * the page and its number of words.
   */
  prose(block: Content): string
  /** Text that teaches half as much as prose: code, or the description of a picture. */
  halfTeaching?(block: Content): string
  /** All its texts in reading order, to find the sentences of a draft on the page. */
  texts(block: Content): readonly string[]
  /** The texts whose sentences a narrator speaks. Without it, slides show the block instead. */
  spoken?(block: Content): readonly string[]
  /** The texts of a block that slides show, for pages without sentences of prose. */
  spokenWithoutProse?(block: Content): readonly string[]
  /** The picture of the block, if it has one. */
  picture?(block: Content): Picture
  /**
   * Text of the block for a language model. `address` is that of its picture in Lectern's media, if it could be stored.
   */
  prompt(block: Content, address: string | undefined): string
  /** Text of the block for authors, who compare it with slides and dialogue. Empty if there is nothing to compare. */
  passageText(block: Content): string
  /** The data of its passage besides the text, from which `restore` makes the block again. */
  passageParts?(block: Content): string[][]
  /** The block of a passage that names this kind. Without it, passages do not name it. */
  restore?(passage: Passage): Content
}

interface Picture {
  readonly image: { readonly url: string; readonly apiUrl?: string }
  readonly alt: string
}

/** The texts that are not empty, one after the other. */
export function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ')
}
