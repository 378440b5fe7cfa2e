import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** A name alone as a question. */
export function nameAsQuestion(name: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  const [open, close] = questionMarks[code] ?? ['', '?']
  return `${open}${name}${close}`
}

const questionMarks: Partial<Record<Language, readonly [open: string, close: string]>> = {
  ar: ['', '؟'],
  el: ['', ';'],
  es: ['¿', '?'],
  fr: ['', ' ?'],
  ja: ['', '？'],
  zh: ['', '？'],
}
