import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  th: /\p{Script=Thai}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
}

/** True if a sentence is written in another script than its language. Names and code may be part of a sentence. */
export function isInOtherScript(sentence: string, tag: string): boolean {
  const own = scripts[languageOf(tag) ?? 'en'] ?? /\p{Script=Latin}/gu
  const bare = sentence.replace(/`[^`]*`|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$]*\$|<[^>]*>/g, ' ')
  // A single letter is a sign of a formula.
  const foreign = bare.replaceAll(own, ' ').match(/\p{L}\p{M}*\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0
  // Two Chinese characters are about a word.
  const letters = bare.match(own)?.length ?? 0
  return foreign >= 4 && letters < foreign * 2
}
