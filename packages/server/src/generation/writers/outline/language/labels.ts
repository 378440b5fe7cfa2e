import type { Lexicon } from './lexicon.ts'

/** 'Abb. 3:', 'Rys. 2.', '图一：': short forms, and numbers that are words. */
const abbreviated =
  /^(?:(?:Abb|Tab|Fig|Rys|Ryc|Obr|Afb|Bild|Kuva|Şek|Рис|Мал|Εικ|Sl)\.?\s*\d+(?:[.–-]\d+)*\p{Ll}?|[图圖表図]\s*(?:[一二三四五六七八九十]+|\d+(?:[.–-]\d+)*))\s*[.:：、\s]\s*/u

/** 'Figure 3 The Olmec carved heads' without 'Figure 3'. */
export function withoutLabel(caption: string, lexicon: Lexicon): string {
  const [short = ''] = abbreviated.exec(caption) ?? []
  if (short !== '') return caption.slice(short.length)
  const [label = ''] = /^[\p{L}\p{M}]+\.?\s*\d+(?:[.–-]\d+)*[.:：]?\s*/u.exec(caption) ?? []
  return label !== '' && lexicon.pointsElsewhere(`${label} x`) ? caption.slice(label.length) : caption
}
