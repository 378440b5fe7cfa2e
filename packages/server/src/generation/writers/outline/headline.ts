import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isQuestion } from './material.ts'
import type { Stuff } from './slides/slide-idea.ts'

const most = 12
/** A question cut short is no question. */
const mostOfQuestion = 18

/** The heading of a slide: of its unit, with the section's where the unit's own says little ('Example 1'). */
export function headline({ material, section, unit }: Stuff): string {
  const own = tidyHeading(unit.title)
  const whole = tidyHeading(section.title)
  if (own === '') return whole || tidyHeading(material.page.title)
  const vague = /\d\s*$/.test(own) && countWords(own) <= 2
  return trimHeading(vague && whole !== own ? `${whole}: ${own}` : own)
}

/** Without a closing colon, and without shouting. */
export function tidyHeading(heading: string): string {
  const text = heading.replace(/\s*[:：.]\s*$/u, '')
  const shouting = /\p{Lu}{3}/u.test(text) && countWords(text) > 1 && !/[\p{Ll}\p{Lo}]/u.test(text)
  return shouting
    ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}(?=\p{L}{3})|^\p{L}/gu, (one) => one.toUpperCase())
    : text
}

export function trimHeading(heading: string): string {
  if (countWords(heading) <= (isQuestion(heading) ? mostOfQuestion : most)) return heading
  const [first = heading] = heading.split(/[:：(（]|\s[–—-]\s/)
  if (countWords(first) <= most && countWords(first) >= 2) return first.trim()
  return `${heading
    .split(/\s+/)
    .slice(0, most - 1)
    .join(' ')}…`
}
