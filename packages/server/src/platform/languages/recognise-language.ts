import { detectAll } from 'tinyld'
import { languageOf } from '@lectern/domain/voices/languages.ts'

/** Fewer letters than this do not outvote what the course says. */
const enoughLetters = 150
/** More text than this adds nothing but time. */
const sample = 6_000

/** Languages that are recognised by one script alone, in order of the checks: kana before Han, since Japanese has both. */
const scripts: readonly (readonly [language: string, letters: RegExp, least: number])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.15],
  ['ko', /\p{Script=Hangul}/gu, 0.3],
  ['zh', /\p{Script=Han}/gu, 0.3],
  ['ar', /\p{Script=Arabic}/gu, 0.4],
  ['he', /\p{Script=Hebrew}/gu, 0.4],
  ['th', /\p{Script=Thai}/gu, 0.4],
  ['el', /\p{Script=Greek}/gu, 0.5],
  ['hi', /\p{Script=Devanagari}/gu, 0.4],
  ['ru', /\p{Script=Cyrillic}/gu, 0.5],
]
/** Languages of a script other than its first: believed where the course says so. */
const scriptSiblings: Readonly<Record<string, readonly string[]>> = {
  ar: ['fa', 'ur', 'ps', 'sd'],
  he: ['yi'],
  hi: ['mr', 'ne', 'sa'],
  ru: ['uk', 'bg', 'sr', 'mk', 'be', 'kk'],
}
/** So alike that a detector takes one for the other: the course is believed. */
const alike: readonly (readonly string[])[] = [
  ['no', 'da', 'sv'],
  ['id', 'ms'],
  ['cs', 'sk'],
  ['es', 'pt', 'gl', 'ca', 'it'],
  ['nl', 'af'],
]

/** Addresses, and names with digits, for example of files. Their letters are those of no language. */
const notAWord = /\/\S|\p{L}\d|\d\p{L}/u

/** The language of a text by its script alone, undefined for Latin letters and for short texts. */
export function scriptLanguage(text: string): string | undefined {
  const beginning = text.slice(0, sample)
  const letters = beginning.match(/\p{L}/gu)?.length ?? 0
  if (letters < 12) return undefined
  const found = scripts.find(([, of, least]) => (beginning.match(of)?.length ?? 0) >= least * letters)?.[0]
  return found === 'ru' && /[іїєґ]/i.test(beginning) ? 'uk' : found
}

export function sameLanguage(one: string, other: string): boolean {
  const first = (tag: string) => languageOf(tag) ?? tag.toLowerCase().split(/[-_]/)[0]
  return (
    first(one) === first(other) || (scriptSiblings[first(one) ?? '']?.includes(first(other) ?? '') ?? false)
  )
}

/** The course's language, unless the text is long enough to show another one; English if neither is known. */
export function chooseLanguage(text: string, course: string | undefined): string {
  const byScript = scriptLanguage(text)
  if (byScript) return course && sameLanguage(byScript, course) ? course : byScript
  const beginning = text
    .slice(0, sample)
    .split(/\s+/)
    .filter((word) => !notAWord.test(word))
    .join(' ')
  const letters = beginning.match(/\p{Script=Latin}/gu)?.length ?? 0
  const [best, ...others] = detectAll(beginning)
  if (!best || letters < enoughLetters) return course ?? best?.lang ?? 'en'
  if (!course) return best.lang
  if (
    sameLanguage(best.lang, course) ||
    alike.some((group) => group.includes(best.lang) && group.includes(course.slice(0, 2)))
  )
    return course
  const rival = others.find((one) => sameLanguage(one.lang, course))?.accuracy ?? 0
  return best.accuracy > rival * 1.5 ? best.lang : course
}
