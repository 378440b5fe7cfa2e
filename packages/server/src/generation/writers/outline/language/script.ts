import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
  th: /\p{Script=Thai}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
}
const latin = /\p{Script=Latin}/gu
const otherThanLatin = /(?!\p{Script=Latin})\p{L}/u
/** An ideograph or a syllable stands for more than a letter. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const notText = /`[^`]*`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$\n]+\$|https?:\S+/g
const leastShare = 0.3
const fewestLetters = 8

/** Whether a sentence is mostly in another script than its language: an English sentence on a Hindi page. */
export function isInForeignScript(text: string, language: string): boolean {
  const code = languageOf(language)
  if (!code) return false
  if (!scripts[code] && !otherThanLatin.test(text)) return false
  const plain = text.replace(notText, '')
  const own = weigh(plain.match(scripts[code] ?? latin))
  const all = weigh(plain.match(/\p{L}/gu))
  return all >= fewestLetters && own / all < leastShare
}

/** Whether words in brackets are a foreign gloss: `मौलिक अधिकार (Fundamental Rights)`, but not an abbreviation (`UI`). */
export function isForeignGloss(inside: string, language: string): boolean {
  const code = languageOf(language)
  if (!code || !scripts[code]) return false
  const letters = inside.match(/\p{L}/gu) ?? []
  return (
    letters.length > 0 &&
    inside.match(latin)?.length === letters.length &&
    !/^[\p{Lu}\d\s-]{1,8}$/u.test(inside)
  )
}

function weigh(letters: readonly string[] | null): number {
  return (letters ?? []).reduce((sum, letter) => sum + (letter.match(dense) ? 3 : 1), 0)
}
