import { languageOf } from '@lectern/domain/voices/languages.ts'
import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'

/**
 * A term as it is written within a sentence. Glossaries begin each term with a capital letter, and beside 'gluten' an
 * option 'Crumb' would be seen to be wrong. A capital that may belong to a name stays: only a term that the page also
 * writes in lower case loses it.
 */
export function withinSentence(term: string, material: Material): string {
  const known = written(material)
  const found = known.get(term) ?? lowered(term, material)
  known.set(term, found)
  return found
}

/** Terms are options of many questions, and each is looked for in the whole page. */
const written = memoized<Material, Map<string, string>>(() => new Map())

function lowered(term: string, { sentences, page, terms }: Material): string {
  const [first = '', second = ''] = term
  const isCapitalised = first !== first.toLowerCase() && second !== second.toUpperCase()
  if (!isCapitalised || languageOf(page.language) === 'de') return term
  const low = first.toLowerCase() + term.slice(first.length)
  const texts = [...sentences.map(({ text }) => text), ...terms.map(({ definition }) => definition)]
  return texts.some((text) => text.includes(low)) ? low : term
}
