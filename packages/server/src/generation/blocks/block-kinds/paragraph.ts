import type { BlockKind } from '../block-kind.ts'

interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
  /** Its bold words, in order. */
  readonly bold?: readonly string[]
}

export const paragraph: BlockKind<Paragraph> = {
  prose: ({ text }) => text,
  texts: ({ text }) => [text],
  spoken: ({ text }) => [text],
  prompt: ({ text }) => text,
  passageText: ({ text }) => text,
}
