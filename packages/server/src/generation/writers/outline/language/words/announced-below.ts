import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The end of a sentence that only announces what is below it, with a full stop in place of a colon. */
const patterns: Partial<Record<Language, RegExp>> = {
  en: /\b(?:is|are) (?:as follows|the following|shown below|given below)\.$/iu,
  es: /(?<!\p{L})(?:es|son) (?:el|la|los|las) siguientes?\.$/iu,
  fr: /(?<!\p{L})(?:est|sont) (?:le|la|les) suivante?s?\.$/iu,
  de: /(?<!\p{L})(?:ist|sind|lautet|lauten) wie folgt\.$/iu,
  it: /(?<!\p{L})(?:è|sono) (?:il|la|i|le) seguent[ei]\.$/iu,
  pt: /(?<!\p{L})(?:é|são) (?:o|a|os|as) seguintes?\.$/iu,
  pl: /(?<!\p{L})(?:jest|są|przedstawia się) następując\p{L}+\.$/iu,
}

/** 'La distribución es la siguiente.': without the list or the picture below it, the sentence says nothing. */
export function announcesBelow(text: string, language: string): boolean {
  return patterns[languageOf(language) ?? 'en']?.test(text.trim()) ?? false
}
