import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { BasedPart } from './changing-parts.ts'

/** A decision of the author in one step. */
export interface Decision {
  /** Keys of parts, or ids of added passages. */
  readonly ids: readonly string[]
  /** The passages of the document from then on. After an undo, the document has earlier ones. */
  readonly passages: readonly Passage[]
}

/** The decisions that a document with these passages contains, without those that were undone. */
export function decisionsIn(passages: readonly Passage[], decisions: readonly Decision[]): Decision[] {
  const last = decisions.findLastIndex((decision) => decision.passages === passages)
  return decisions.slice(0, last + 1)
}

/** The keys and ids of all these decisions. */
export const idsOf = (decisions: readonly Decision[]): ReadonlySet<string> =>
  new Set(decisions.flatMap(({ ids }) => ids))

/** The changes about which the author has not decided: a part that is based on them has no decision. */
export const undecided = (
  changes: readonly PassageChange[],
  parts: readonly BasedPart[],
  decided: ReadonlySet<string>,
): PassageChange[] =>
  changes.filter(({ before, after }) =>
    before
      ? parts.some(({ key, sources }) => sources.includes(before.id) && !decided.has(key))
      : !decided.has(after?.id ?? ''),
  )
