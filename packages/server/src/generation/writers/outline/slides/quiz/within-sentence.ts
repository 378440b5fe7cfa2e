import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Material } from '../../material/material.ts'

/**
 * A term as it is written within a sentence. Glossaries begin each term with a capital letter, and beside 'gluten' an
 * option 'Crumb' would be seen to be wrong. Names, acronyms and terms of German keep their capitals.
 */
export function withinSentence(term: string, { sentences, page }: Material): string {
  const [first = '', second = ''] = term
  const isCapitalised = first !== first.toLowerCase() && second !== second.toUpperCase()
  if (!isCapitalised || languageOf(page.language) === 'de') return term
  const isName = sentences.some(({ text }) => isInside(term, text))
  return isName ? term : first.toLowerCase() + term.slice(first.length)
}

/** Whether the text has the term with its capital letter after a word or a comma, where only names have one. */
function isInside(term: string, text: string): boolean {
  const at = text.indexOf(term, 1)
  return at > 0 && /[\p{Ll},]\s$/u.test(text.slice(0, at))
}
