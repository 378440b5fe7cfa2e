import { languageOf, languages } from '@lectern/domain/voices/languages.ts'
import type { z } from 'zod'
import {
  chooseLanguage,
  sameLanguage,
  scriptLanguage,
} from '../../../platform/languages/recognise-language.ts'

const english = new Intl.DisplayNames(['en'], {
  type: 'language',
  languageDisplay: 'standard',
  fallback: 'none',
})

/** The English name of a language with its region or script: 'Spanish', 'Portuguese (Brazil)'. */
export function languageName(tag: string): string {
  const language = languageOf(tag)
  return nameOf(tag.replaceAll('_', '-')) ?? (language ? languages[language] : tag)
}

/** Undefined for a tag that is not valid or has no name. */
function nameOf(tag: string): string | undefined {
  try {
    return english.of(tag)
  } catch {
    return undefined
  }
}

/** Recognition takes about 15 ms for 1000 characters. */
const sample = 1200

/** Shorter texts in Latin letters, with names and numbers, are mistaken for other languages. */
const enoughLetters = 250

/** A sentence about texts in another language than requested; undefined if they may be in that language. */
export function languageFault(texts: readonly string[], tag: string): string | undefined {
  const text = texts.join('\n').slice(0, sample)
  const found = chooseLanguage(text, tag)
  if (sameLanguage(found, tag) || !isSure(text, found)) return undefined
  return `It is written in ${languageName(found)}. Write in ${languageName(tag)}.`
}

/** Recognised by its letters, or a language in Latin letters with enough of them. */
function isSure(text: string, language: string): boolean {
  if (scriptLanguage(text)) return true
  const letters = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters >= enoughLetters && new Intl.Locale(language).maximize().script === 'Latn'
}

/** The same requirements, and also this language. `texts` selects the texts from which it is recognised. */
export function inLanguage<T>(
  schema: z.ZodType<T>,
  tag: string,
  texts: (answer: T) => readonly string[],
): z.ZodType<T> {
  return schema.superRefine((answer, context) => {
    const message = languageFault(texts(answer), tag)
    if (message) context.addIssue({ code: 'custom', message, params: { language: true } })
  })
}
