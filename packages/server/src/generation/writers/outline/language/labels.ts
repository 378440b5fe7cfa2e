import type { Lexicon } from './lexicon.ts'

const number = '\\d+(?:[.–-]\\d+)*\\p{Ll}?'
/** A label ends at a mark, before a capital or with the caption. 'Fig. 3 shows the delta.' has none. */
const labelEnd = '\\s*(?:[.:：、](?!\\d)\\s*|$|(?<=\\s)(?=[\\p{Lu}\\p{Script=Han}\\p{P}]))'

/** 'Abb. 3:', 'Rys. 2.', '图一：': short forms, and numbers that are words. */
const abbreviated = new RegExp(
  `^(?:(?:Abb|Tab|Fig|Rys|Ryc|Obr|Afb|Bild|Kuva|Şek|Рис|Мал|Εικ|Sl)\\.?\\s*${number}|[图圖表図]\\s*(?:[一二三四五六七八九十]+|${number}))${labelEnd}`,
  'u',
)
const named = new RegExp(`^[\\p{L}\\p{M}]+\\.?\\s*${number}${labelEnd}`, 'u')

/** 'Figure 3 The Olmec carved heads' without 'Figure 3'. */
export function withoutLabel(caption: string, lexicon: Lexicon): string {
  const [short = ''] = abbreviated.exec(caption) ?? []
  if (short !== '') return caption.slice(short.length)
  const [label = ''] = named.exec(caption) ?? []
  return label !== '' && lexicon.pointsElsewhere(`${label} x`) ? caption.slice(label.length) : caption
}
