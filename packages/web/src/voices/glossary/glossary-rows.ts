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

/**
 * Merges the rows with the terms that were saved elsewhere, based on the terms that the rows were loaded from. Rows that
 * the user did not change follow the saved terms: they change, or disappear. Rows that the user changed stay as they are.
 * New and changed terms that no row has follow at the end. Terms that only the user removed stay removed.
 */
export function mergeServerTerms(
  rows: readonly GlossaryRow[],
  base: readonly GlossaryTerm[],
  theirs: readonly GlossaryTerm[],
  newId: () => string,
): GlossaryRow[] {
  const before = spokenByIdentity(base)
  const saved = spokenByIdentity(theirs)
  const merged = rows.filter(isFilled).flatMap((row) => {
    const identity = identityOf(row)
    if (before.get(identity) !== row.spoken.trim()) return [row]
    const spoken = saved.get(identity)
    return spoken === undefined ? [] : [{ ...row, spoken }]
  })
  const here = new Set(rows.map(identityOf))
  const added = theirs
    .map((term) => rowOf(newId(), term))
    .filter((row) => !here.has(identityOf(row)) && before.get(identityOf(row)) !== row.spoken)
  return [...merged, ...added]
}

/** Rows that were not saved, and the saved terms that they were based on. */
export interface UnsavedRows {
  readonly rows: readonly GlossaryRow[]
  readonly terms: readonly GlossaryTerm[]
}

/**
 * Adds unsaved changes of an earlier dialog to the rows: its new and changed rows, and its removals of terms that have not
 * changed since.
 */
export function restoreUnsaved(
  rows: readonly GlossaryRow[],
  unsaved: UnsavedRows,
  newId: () => string,
): GlossaryRow[] {
  const before = spokenByIdentity(unsaved.terms)
  const there = new Set(unsaved.rows.map(identityOf))
  const changed = unsaved.rows
    .filter(isFilled)
    .filter((row) => before.get(identityOf(row)) !== row.spoken.trim())
  // Several rows may lack their term.
  const byIdentity = new Map(
    changed.filter(({ term }) => term.trim() !== '').map((row) => [identityOf(row), row]),
  )
  const kept = rows.filter(isFilled).flatMap((row) => {
    const identity = identityOf(row)
    const restored = byIdentity.get(identity)
    if (restored) return [{ ...row, spoken: restored.spoken }]
    const isRemoved = before.get(identity) === row.spoken.trim() && !there.has(identity)
    return isRemoved ? [] : [row]
  })
  const here = new Set(kept.map(identityOf))
  const added = changed.filter((row) => row.term.trim() === '' || !here.has(identityOf(row)))
  return [...kept, ...added.map((row) => ({ ...row, id: newId() }))]
}

/** Whether the rows differ from the terms, apart from empty rows. */
export function differsFrom(rows: readonly GlossaryRow[], terms: readonly GlossaryTerm[]): boolean {
  const filled = rows.filter(isFilled)
  const before = spokenByIdentity(terms)
  return (
    filled.length !== terms.length || filled.some((row) => before.get(identityOf(row)) !== row.spoken.trim())
  )
}

function spokenByIdentity(terms: readonly GlossaryTerm[]): Map<string, string> {
  return new Map(terms.map((term) => [identityOf(rowOf('', term)), term.spoken]))
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
