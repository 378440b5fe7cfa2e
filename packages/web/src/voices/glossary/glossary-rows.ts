import { glossaryTerm, type GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { messages } from './messages.ts'

/** A term while it is being written; without a language it holds for all. */
export interface GlossaryRow {
  /** Its identity on screen. */
  readonly id: string
  readonly term: string
  readonly spoken: string
  readonly language: string
}

export type RowProblems = Partial<Record<'term' | 'spoken', string>>

export function rowOf(id: string, { term, spoken, language = '' }: GlossaryTerm): GlossaryRow {
  return { id, term, spoken, language }
}

/** What keeps rows from being saved, by their ids. Rows without a word are no terms, and no problem. */
export function problemsOf(rows: readonly GlossaryRow[]): Map<string, RowProblems> {
  const seen = new Set<string>()
  const problems = new Map<string, RowProblems>()
  for (const row of rows.filter(isFilled)) {
    const problem = problemOf(row, seen)
    if (problem) problems.set(row.id, problem)
    seen.add(identityOf(row))
  }
  return problems
}

/** The rows as the glossary keeps them. They have no problems. */
export function termsOf(rows: readonly GlossaryRow[]): GlossaryTerm[] {
  return rows.filter(isFilled).map((row) => glossaryTerm.parse(draftOf(row)))
}

/** The rows, and behind them what a colleague added meanwhile. Where both wrote a term, it stays as it is here. */
export function withTheirs(
  rows: readonly GlossaryRow[],
  theirs: readonly GlossaryTerm[],
  newId: () => string,
): GlossaryRow[] {
  const here = new Set(rows.map(identityOf))
  const added = theirs.map((term) => rowOf(newId(), term)).filter((row) => !here.has(identityOf(row)))
  return [...rows.filter(isFilled), ...added]
}

function problemOf(row: GlossaryRow, seen: ReadonlySet<string>): RowProblems | undefined {
  if (seen.has(identityOf(row))) return { term: messages.repeated }
  const read = glossaryTerm.safeParse(draftOf(row))
  if (read.success) return undefined
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]))
}

function draftOf({ term, spoken, language }: GlossaryRow) {
  return { term, spoken, ...(language !== '' && { language }) }
}

function isFilled({ term, spoken }: GlossaryRow): boolean {
  return term.trim() !== '' || spoken.trim() !== ''
}

function identityOf({ term, language }: GlossaryRow): string {
  return `${language} ${term.trim()}`
}
