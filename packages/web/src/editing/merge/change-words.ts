import type { MergeRow } from './compare-versions.ts'
import type { SideNames } from './side-names.ts'

/** Where a part was changed, in the words that stand over the two versions. */
export function changeOf({ mine, theirs, changedBy }: MergeRow, names: SideNames): string {
  const [inMine, inTheirs] = [`in ${names.mine.within}`, `in ${names.theirs.within}`]
  switch (changedBy) {
    case 'me':
      return mine ? (theirs ? `Changed ${inMine}` : `New ${inMine}`) : `Deleted ${inMine}`
    case 'them':
      return theirs ? (mine ? `Changed ${inTheirs}` : `New ${inTheirs}`) : `Deleted ${inTheirs}`
    case 'both':
      if (!mine) return `Deleted ${inMine}, changed ${inTheirs}`
      return theirs ? 'Changed in both' : `Changed ${inMine}, deleted ${inTheirs}`
    default:
      return mine ? (theirs ? 'Different' : `Only ${inMine}`) : `Only ${inTheirs}`
  }
}
