import type { MergeRow } from './compare-versions.ts'

/** Where a part was changed, in the words that stand over the two versions. */
export function changeOf({ mine, theirs, changedBy }: MergeRow): string {
  switch (changedBy) {
    case 'me':
      return mine ? (theirs ? 'Changed in mine' : 'New in mine') : 'Deleted in mine'
    case 'them':
      return theirs ? (mine ? 'Changed in theirs' : 'New in theirs') : 'Deleted in theirs'
    case 'both':
      if (!mine) return 'Deleted in mine, changed in theirs'
      return theirs ? 'Changed in both' : 'Changed in mine, deleted in theirs'
    default:
      return mine ? (theirs ? 'Different' : 'Only in mine') : 'Only in theirs'
  }
}
