import { glossaryTerm, type GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { messages } from './messages.ts'

/** A term in the dialog. Without a language it applies to all languages. */
export interface GlossaryRow {
  /** Identifies the row in the dialog. */
  readonly id: string
  readonly term: string
  readonly spoken: string
  readonly language: string
}

export type RowProblems = Partial<Record<'term' | 'spoken', string>>

export function rowOf(id: string, { term, spoken, language = '' }: GlossaryTerm): GlossaryRow {
  return { id, term, spoken, language }
}

/** Problems of rows that cannot be saved, by row id. Empty rows are ignored. */
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

/** The rows as terms of the glossary. The rows must have no problems. */
export function termsOf(rows: readonly GlossaryRow[]): GlossaryTerm[] {
  return rows.filter(isFilled).map((row) => glossaryTerm.parse(draftOf(row)))
}

/** The rows, followed by the terms that a colleague added. Terms that both have stay as they are in the rows. */
export function mergeServerTerms(
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
