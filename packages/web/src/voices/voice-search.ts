import { languageOf, languages } from '@lectern/domain/voices/languages.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { messages } from './messages.ts'

/** The value of the language filter that lets everything through. */
export const allLanguages = 'all'

/** A language's name as the filter and the list say it; a tag that is none of the 29 stands for itself. */
export function languageName(tag: string): string {
  const language = languageOf(tag)
  return language === undefined ? tag : languages[language]
}

function filterValue(voice: Voice): string {
  return languageOf(voice.language) ?? voice.language
}

/** 'All Languages' and the languages that have a voice, in the order of the menu. */
export function languageOptions(voices: readonly Voice[]): { value: string; label: string }[] {
  const present = new Set(voices.map(filterValue))
  const known = Object.keys(languages).filter((language) => present.has(language))
  const others = [...present].filter((language) => !known.includes(language)).toSorted()
  return [
    { value: allLanguages, label: messages.allLanguages },
    ...[...known, ...others].map((value) => ({ value, label: languageName(value) })),
  ]
}

/** The voices that speak a language and whose name, language or engine holds the text, whatever its case. */
export function searchVoices(voices: readonly Voice[], text: string, language: string): Voice[] {
  const wanted = text.trim().toLowerCase()
  return voices.filter((voice) => {
    const speaks = voice.languages === 'any' || filterValue(voice) === language
    if (language !== allLanguages && !speaks) return false
    const said = [voice.name, voice.language, languageName(voice.language), voice.engine ?? '']
    return said.some((words) => words.toLowerCase().includes(wanted))
  })
}

/**
 * The voice that is taken while none is chosen: the first English one. With `index` 1 it is the second, for whoever
 * talks with the first; the count starts anew where there are fewer.
 */
export function defaultChoice(voices: readonly Voice[], index = 0): Voice | undefined {
  const english = voices.filter((voice) => languageOf(voice.language) === 'en')
  const candidates = english.length > 0 ? english : voices
  return candidates[index % candidates.length]
}
