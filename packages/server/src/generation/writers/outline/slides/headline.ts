import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { isBalanced } from '../language/brackets.ts'
import { marksOf } from '../language/marks.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { isQuestion } from '../material/material.ts'
import type { MakerInput } from './slide-idea.ts'

const most = 12
/** A shortened question is no longer a question. */
const maxQuestionWords = 18

/** The heading of a slide: its unit's, with the section's if the unit's own is vague ('Example 1'). */
export function headline({ material, section, unit }: MakerInput): string {
  const own = tidyHeading(headingOf(unit, material.lexicon))
  const whole = tidyHeading(section.title)
  if (own === '') return trimHeading(whole || tidyHeading(material.page.title), material.lexicon)
  const vague = /\d\s*$/.test(own) && countWords(own) <= 2
  const above = tidyHeading(unit.path.at(-2) ?? '')
  // 'Sugar dissolves the enamel' is false below 'Common misconceptions', and true alone.
  if (above !== own && headsMistakes(above, material.lexicon.language))
    return `${above}${marksOf(material.lexicon.language).colon}${own}`
  return trimHeading(vague && whole !== own ? `${whole}: ${own}` : own, material.lexicon)
}

/** The heading of a unit, or that of the worked example whose solution it is. */
function headingOf({ title, path }: MakerInput['unit'], lexicon: Lexicon): string {
  return lexicon.roleOf(title) === 'solution' ? (path.at(-2) ?? title) : title
}

/** 'Solve equations (IA 2.2.1)' */
const codeOfStandard = /\s*\((?:\p{Lu}{1,4}[\s.-]?)\d[\d.]*\)\s*$/u

/** A longer word in capitals is no acronym. */
const longestAcronym = 8

/** Removes a closing colon, the code of a standard, and capitals throughout. */
export function tidyHeading(heading: string): string {
  const text = heading.replace(codeOfStandard, '').replace(/\s*[:：.]\s*$/u, '')
  const isLong = countWords(text) > 1 || text.length >= longestAcronym
  const shouting = /\p{Lu}{3}/u.test(text) && isLong && !/[\p{Ll}\p{Lo}]/u.test(text)
  if (!shouting) return text
  // Turkish has two letters i, each with its own capital.
  const locale = /[İĞŞ]/u.test(text) ? 'tr' : 'en'
  return text
    .toLocaleLowerCase(locale)
    .replace(/(?<![\p{L}'’])\p{L}(?=\p{L}{3})|^\p{L}/gu, (one) => one.toLocaleUpperCase(locale))
}

/** A long heading within twelve words, cut only where a part of it ends; whole if it has no such place. */
export function trimHeading(heading: string, lexicon: Lexicon): string {
  if (countWords(heading) <= (isQuestion(heading) ? maxQuestionWords : most)) return heading
  const parts = heading.split(/[:：(（]|\s[–—-]\s/).map((part) => part.trim())
  const [part] = parts
    .filter((one) => countWords(one) <= most && countWords(one) >= 2 && !/^\p{L}+\s[\d.]+$/u.test(one))
    .filter((one) => isBalanced(one))
  return part ?? lexicon.shorten(heading, most) ?? heading
}
