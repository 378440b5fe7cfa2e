import type { MergeRow } from './compare-versions.ts'
import { messages, type SideMessages } from './open-both-messages.ts'

/** Where a part was changed, as the heading of the two versions says it. */
export function changeOf({ mine, theirs, changedBy }: MergeRow, sides: SideMessages): string {
  switch (changedBy) {
    case 'me':
      return mine ? (theirs ? sides.mine.changed : sides.mine.added) : sides.mine.deleted
    case 'them':
      return theirs ? (mine ? sides.theirs.changed : sides.theirs.added) : sides.theirs.deleted
    case 'both':
      if (!mine) return sides.mine.deletedButChanged
      return theirs ? messages.changedInBoth : sides.theirs.deletedButChanged
    default:
      return mine ? (theirs ? messages.different : sides.mine.only) : sides.theirs.only
  }
}
