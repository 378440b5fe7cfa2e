import { carryIds, changesBetween, type PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'

export type ChangeKind = 'changed' | 'removed' | 'added'

/** Numbers of passages. */
export type ChangeCounts = Readonly<Record<ChangeKind, number>>

export const noChanges: ChangeCounts = { changed: 0, removed: 0, added: 0 }

export function kindOfChange({ before, after }: PassageChange): ChangeKind {
  if (!before) return 'added'
  return after ? 'changed' : 'removed'
}

export function countChanges(changes: readonly PassageChange[]): ChangeCounts {
  const kinds = changes.map(kindOfChange)
  const count = (kind: ChangeKind) => kinds.filter((one) => one === kind).length
  return { changed: count('changed'), removed: count('removed'), added: count('added') }
}

/** The passages of a page as it is now. */
export interface PageToday {
  readonly passages: readonly Passage[]
  readonly language: string | undefined
}

/** Counts the differences between a document and its page. Documents of older versions do not store their passages. */
export function countDifferences(passages: readonly Passage[], page: PageToday | undefined): ChangeCounts {
  if (!page || passages.length === 0) return noChanges
  return countChanges(changesBetween(passages, carryIds(passages, page.passages, page.language)))
}
