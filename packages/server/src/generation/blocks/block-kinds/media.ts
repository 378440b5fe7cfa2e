import type { BlockKind } from '../block-kind.ts'

/** A video or an embedded document: no text, but a title. */
interface Media {
  readonly kind: 'media'
  readonly title: string
  readonly url: string
}

export const media: BlockKind<Media> = {
  prose: () => '',
  texts: ({ title }) => [title],
  prompt: ({ title }) => `Video or document, not to be seen here: ${title}`,
  passageText: () => '',
}
