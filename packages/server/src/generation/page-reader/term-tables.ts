import { countWords } from '@lectern/domain/narration/count-words.ts'
import { describes, namesMeanings } from './term-words.ts'

export interface TermOfTable {
  readonly term: string
  readonly definition: string
}

const fewest = { rows: 3, ofNamed: 2, words: 3, letters: 5 }
const most = { words: 5, letters: 40, headerWords: 3 }

/**
 * The terms of a table with two columns, a short name and its meaning. Its header says so or it is below a heading such as 'Vocabulary'.
 * Otherwise, at least half of the meanings describe a thing ('a cell that …'), and all start as a meaning does. Undefined for other tables.
 */
export function termsOfTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  isBelowTerms: boolean,
): readonly TermOfTable[] | undefined {
  const hasHeader = header.some((cell) => cell !== '')
  const [first = [], ...rest] = rows
  const isNamed = namesColumns(hasHeader ? header : first)
  if (hasHeader && !isNamed) return undefined
  const body = isNamed && !hasHeader ? rest : rows
  const isSure = isNamed || isBelowTerms
  const terms = body.flatMap((row) => termOf(row, isSure) ?? [])
  if (terms.length < body.length || terms.length < (isSure ? fewest.ofNamed : fewest.rows)) return undefined
  if (new Set(terms.map(({ term }) => term)).size < terms.length) return undefined
  const described = terms.filter(({ definition }) => describes(definition))
  return isSure || described.length * 2 >= terms.length ? terms : undefined
}

/** 'Term' and 'Meaning'. */
function namesColumns(cells: readonly string[]): boolean {
  const [name = '', meaning = ''] = cells
  return cells.length === 2 && namesMeanings(meaning) && countWords(name) <= most.headerWords
}

function termOf(row: readonly string[], isSure: boolean): TermOfTable | undefined {
  const [term = '', definition = ''] = row
  const isTerm =
    /^\p{L}/u.test(term) &&
    !/[.!?。？！:：]$/u.test(term) &&
    countWords(term) <= most.words &&
    term.length <= most.letters
  const isMeaning =
    countWords(definition) >= fewest.words &&
    definition.length >= fewest.letters &&
    !/[?？؟]$/u.test(definition) &&
    (isSure || /^[\p{Ll}\p{Lo}].*[^.!?。！]$/su.test(definition))
  return row.length === 2 && isTerm && isMeaning ? { term, definition } : undefined
}
