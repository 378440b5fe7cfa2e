import { languageOf } from '@lectern/domain/voices/languages.ts'
import { wordsOfDefining } from '../language/words/defining-words.ts'
import { wordsAboutTables } from '../language/table-phrases.ts'
import { phrasesOf } from '../language/phrases.ts'
import { textsOf } from './page-index.ts'
import type { PageIndex } from './page-index.ts'
import { wordsOf } from '../language/normalise.ts'

/**
 * The share of a text's words that are in its source blocks, its headings or the title of the page. Formulas are
 * spoken in other words, so parts with formulas count as grounded.
 */
export function groundingOf(says: readonly string[], sources: readonly string[], index: PageIndex): number {
  const blocks = index.blocksOf(sources)
  const texts = blocks.flatMap((block) => [...textsOf(block), ...block.path])
  if (texts.some((text) => text.includes('$'))) return 1
  // A range is the page's numbers between two words of the writer, a definition a term and its meaning, and the facts of a
  // table have words around its cells.
  const { fromTo } = phrasesOf(index.page.language)
  const defining = wordsOfDefining(languageOf(index.page.language) ?? 'en')
  const table = blocks.some(({ kind }) => kind === 'table') ? wordsAboutTables(index.page.language) : ''
  const known = new Set([index.page.title, fromTo, defining, table, ...texts].flatMap(bareWords))
  const own = says.flatMap(bareWords)
  return own.length === 0 ? 1 : own.filter((word) => known.has(word)).length / own.length
}

/** The Arabic 'and' is a prefix of the next word. */
function bareWords(text: string): readonly string[] {
  return wordsOf(text).map((word) => word.replace(/^و(?=\p{L}{2})/u, ''))
}
