import { makerName } from '@lectern/domain/documents/maker-names.ts'
import { languageName as nameOfLanguage, languageOf, languages } from '@lectern/domain/voices/languages.ts'
import { tagsOf, type Voice } from '@lectern/domain/voices/voice.ts'
import { localFormatter } from '../messages/interface-locale.ts'
import { messages } from './messages.ts'

/** The value of the language filter for all languages. */
export const allLanguages = 'all'

/** Display name of a language. A tag that is none of the 29 languages is its own name. */
export function languageName(tag: string): string {
  return languageOf(tag) === undefined ? tag : nameOfLanguage(tag)
}

/** The languages of the filter under which a voice is listed. */
function filterValues(voice: Voice): string[] {
  return tagsOf(voice).map((tag) => languageOf(tag) ?? tag)
}

const collator = localFormatter((locale) => new Intl.Collator(locale))

/** All languages as options of a menu, in the order of the menu. */
export function allLanguageOptions(): { value: string; label: string }[] {
  return Object.keys(languages).map((value) => ({ value, label: nameOfLanguage(value) }))
}

/** All languages as options of a menu, by their names. */
export function languageOptionsByName(): { value: string; label: string }[] {
  const { compare } = collator()
  return allLanguageOptions().toSorted((one, other) => compare(one.label, other.label))
}

/** 'All Languages' and the languages that have a voice, in the order of the menu. */
export function languageOptions(voices: readonly Voice[]): { value: string; label: string }[] {
  const present = new Set(voices.flatMap(filterValues))
  const known = Object.keys(languages).filter((language) => present.has(language))
  const others = [...present].filter((language) => !known.includes(language)).toSorted()
  return [
    { value: allLanguages, label: messages.allLanguages },
    ...[...known, ...others].map((value) => ({ value, label: languageName(value) })),
  ]
}

/** The voices that speak a language and whose name, language or engine contains the text, in any case. */
export function searchVoices(voices: readonly Voice[], text: string, language: string): Voice[] {
  const wanted = text.trim().toLowerCase()
  return voices.filter((voice) => {
    const speaks = voice.languages === 'any' || filterValues(voice).includes(language)
    if (language !== allLanguages && !speaks) return false
    const spoken = tagsOf(voice).flatMap((tag) => [tag, languageName(tag)])
    const fields = [voice.name, ...spoken, makerName(voice.engine ?? '')]
    return fields.some((field) => field.toLowerCase().includes(wanted))
  })
}

/**
 * The default voice: the first English one, or the first of all if there is none. `index` 1 is the second voice, for the
 * second host, or the first one if there is only one.
 */
export function defaultChoice(voices: readonly Voice[], index = 0): Voice | undefined {
  const english = voices.filter((voice) => languageOf(voice.language) === 'en')
  const candidates = english.length > 0 ? english : voices
  return candidates[index % candidates.length]
}
