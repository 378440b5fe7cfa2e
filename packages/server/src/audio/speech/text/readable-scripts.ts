import { Problem } from '@lectern/domain/problems/problems.ts'
import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { tagsOf, type Voice } from '@lectern/domain/voices/voice.ts'

/**
 * Built-in engines skip scripts that their language is not written in, or spell out each letter. Throws
 * VOICE_CANNOT_SPEAK if more than a single word would be affected.
 */
export function requireReadable(text: string, voiceLanguage: string): void {
  if (isReadable(text, voiceLanguage)) return
  const language = languageOf(voiceLanguage) ?? 'en'
  throw new Problem('VOICE_CANNOT_SPEAK', { reason: 'otherScript', values: { language } })
}

/** The same for a voice that may speak several languages. */
export function requireReadableByVoice(text: string, voice: Voice): void {
  if (!tagsOf(voice).some((tag) => isReadable(text, tag))) requireReadable(text, voice.language)
}

/** Whether a text is written in the script of a language, except for single words. */
export function isReadable(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const own = scriptsOf[languageOf(language) ?? 'en']
  return letters.filter((letter) => !own.test(letter)).length <= letters.length * maxForeignShare
}

/** Share of letters. */
export const maxForeignShare = 0.3

/** Latin letters occur in texts of every language, Greek ones in formulas. */
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
