import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Pronouns that open a sentence as its subject, and mostly mean the subject of the sentence before. 'It is known that …' means
 * nothing before it.
 */
const openers: Partial<Record<Language, RegExp>> = {
  en: /^(?:[Ii]t|[Tt]hey|[Hh]e|[Ss]he)\s(?!(?:is|was|has been|may be|seems|appears|follows|takes|took|turns?|turned)\s(?:\p{L}+\s){0,3}(?:that|to|how|why|whether|if|who|when|out)\s)(?=\p{Ll})/u,
  de: /^(?:er|sie)\s(?=\p{Ll})/iu,
  fr: /^(?:elles?|ils)\s(?=\p{Ll})/iu,
  nl: /^(?:hij|zij|ze)\s(?=\p{Ll})/iu,
  sv: /^(?:den|de|han|hon)\s(?=\p{Ll}+(?:r|de|te)(?:\s|$))/iu,
  ru: /^(?:он|она|они)\s(?=\p{Ll})/iu,
  uk: /^(?:він|вона|вони)\s(?=\p{Ll})/iu,
}

/** Whether a sentence begins with a pronoun that is its subject. */
export function opensWithSubjectPronoun(text: string, language: string): boolean {
  return openers[languageOf(language) ?? 'en']?.test(text) === true
}
