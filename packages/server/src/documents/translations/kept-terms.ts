import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'

/**
 * The terms of a glossary that apply to content of a language. A translation keeps their spelling, so that they are pronounced
 * as in the original. Terms of other languages are translated.
 */
export function keptTerms(terms: readonly GlossaryTerm[], language: string): readonly string[] {
  return terms
    .filter((term) => term.language === undefined || languageOf(term.language) === languageOf(language))
    .map(({ term }) => term)
}
