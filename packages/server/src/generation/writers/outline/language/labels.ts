import type { Lexicon } from './lexicon.ts'

/** 'Figure 3 The Olmec carved heads' without 'Figure 3'. */
export function withoutLabel(caption: string, lexicon: Lexicon): string {
  const [label = ''] = /^[\p{L}\p{M}]+\.?\s*\d+(?:[.–-]\d+)*[.:：]?\s*/u.exec(caption) ?? []
  return label !== '' && lexicon.pointsElsewhere(`${label} x`) ? caption.slice(label.length) : caption
}
