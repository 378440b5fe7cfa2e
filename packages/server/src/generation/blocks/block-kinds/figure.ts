import type { BlockKind } from '../block-kind.ts'

interface Figure {
  readonly kind: 'figure'
  readonly image: { readonly url: string; readonly apiUrl?: string }
  /** Empty if there is no useful one (a file name is ignored). */
  readonly alt: string
  readonly caption: string
}

/** 'Figure 3' is the label of a caption, not a part of its first sentence. */
const label = /^[\p{L}\p{M}]+\.?\s*\d+(?:[.–-]\d+)*[.:：]?\s+/u

export const figure: BlockKind<Figure> = {
  prose: ({ caption }) => caption,
  halfTeaching: ({ alt }) => alt,
  texts: ({ caption, alt }) => [caption.replace(label, ''), alt],
  picture: ({ image, alt }) => ({ image, alt }),
  prompt({ alt, caption }, address) {
    const shows = [alt, caption].filter(Boolean).join('. ') || 'not described'
    return address ? `Picture ${address}: ${shows}` : `Picture, not available: ${shows}`
  },
  passageText: ({ caption, alt }) => caption || alt,
}
