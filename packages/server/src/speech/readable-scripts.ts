import { Problem } from '@lectern/domain/problems/problems.ts'
import { languageOf, languages, type Language } from '@lectern/domain/voices/languages.ts'

/**
 * Built-in engines say nothing, or the name of each letter, for scripts that their language is not written in. Throws
 * VOICE_CANNOT_SPEAK where that would be more than a word in passing.
 */
export function requireReadable(text: string, voiceLanguage: string): void {
  if (isReadable(text, voiceLanguage)) return
  const language = languageOf(voiceLanguage) ?? 'en'
  throw new Problem('VOICE_CANNOT_SPEAK', {
    sentence: `This voice speaks ${languages[language]} and cannot read the script of this text. Please choose a voice of its language.`,
  })
}

/** Whether a text is written in the script of a language, but for a word in passing. */
export function isReadable(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const own = scriptsOf[languageOf(language) ?? 'en']
  return letters.filter((letter) => !own.test(letter)).length <= letters.length * mostForeign
}

/** Share of letters. */
export const mostForeign = 0.3

/** Latin letters stand in texts of every language, Greek ones in formulas. */
function scripts(...names: string[]): RegExp {
  return new RegExp(['Latin', 'Greek', ...names].map((name) => String.raw`\p{scx=${name}}`).join('|'), 'u')
}

const latin = scripts()
const cyrillic = scripts('Cyrillic')

const scriptsOf: Record<Language, RegExp> = {
  en: latin,
  es: latin,
  fr: latin,
  de: latin,
  it: latin,
  ja: scripts('Hiragana', 'Katakana', 'Han'),
  ko: scripts('Hangul', 'Han'),
  pt: latin,
  ru: cyrillic,
  zh: scripts('Han', 'Bopomofo'),
  ar: scripts('Arabic'),
  cs: latin,
  da: latin,
  nl: latin,
  fi: latin,
  el: latin,
  he: scripts('Hebrew'),
  hi: scripts('Devanagari'),
  hu: latin,
  id: latin,
  no: latin,
  pl: latin,
  ro: latin,
  sk: latin,
  sv: latin,
  th: scripts('Thai'),
  tr: latin,
  uk: cyrillic,
  vi: latin,
}
