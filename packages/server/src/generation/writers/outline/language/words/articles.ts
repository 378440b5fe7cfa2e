import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

const articles: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|la|los|las|un|una)\s(?=\p{Ll})/iu,
  fr: /^(?:(?:le|la|les|un|une)\s|l[’'])(?=\p{Ll})/iu,
  it: /^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s|(?:l|un)[’'])(?=\p{Ll})/iu,
  pt: /^(?:o|a|os|as|um|uma)\s(?=\p{Ll})/iu,
  de: /^(?:der|die|das|ein|eine)\s(?=\p{Lu})/iu,
  nl: /^(?:de|het|een)\s(?=\p{Ll})/iu,
}

/** A term as it is quoted: 'máquina de vapor' for the heading 'La máquina de vapor'. The name of a place keeps its article. */
export function asQuotedName(name: string, language: string): string {
  const pattern = articles[languageOf(language) ?? 'en']
  // The pattern ignores case, also of what comes after the article.
  const rest = pattern ? name.replace(pattern, '') : name
  const isPlace = languageOf(language) !== 'de' && /^\p{Lu}/u.test(rest)
  return isPlace ? name : rest
}
