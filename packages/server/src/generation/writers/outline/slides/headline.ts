import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isBalanced } from '../language/brackets.ts'
import { isQuestion } from '../material/material.ts'
import type { MakerInput } from './slide-idea.ts'

const most = 12
/** A shortened question is no longer a question. */
const maxQuestionWords = 18

/** The heading of a slide: its unit's, with the section's if the unit's own is vague ('Example 1'). */
export function headline({ material, section, unit }: MakerInput): string {
  const own = tidyHeading(unit.title)
  const whole = tidyHeading(section.title)
  if (own === '') return whole || tidyHeading(material.page.title)
  const vague = /\d\s*$/.test(own) && countWords(own) <= 2
  return trimHeading(vague && whole !== own ? `${whole}: ${own}` : own)
}

/** Removes a closing colon and capitals throughout. */
export function tidyHeading(heading: string): string {
  const text = heading.replace(/\s*[:：.]\s*$/u, '')
  const shouting = /\p{Lu}{3}/u.test(text) && countWords(text) > 1 && !/[\p{Ll}\p{Lo}]/u.test(text)
  return shouting
    ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}(?=\p{L}{3})|^\p{L}/gu, (one) => one.toUpperCase())
    : text
}

export function trimHeading(heading: string): string {
  if (countWords(heading) <= (isQuestion(heading) ? maxQuestionWords : most)) return heading
  const [first = heading] = heading.split(/[:：(（]|\s[–—-]\s/)
  if (countWords(first) <= most && countWords(first) >= 2) return first.trim()
  const start = heading
    .split(/\s+/)
    .slice(0, most - 1)
    .join(' ')
  return `${withoutOpenBracket(start)}…`
}

function withoutOpenBracket(text: string): string {
  return isBalanced(text) ? text : text.replace(/[\s,;:]*["“„«([（][^"“„«([（]*$/u, '') || text
}
