import type { MergeRow } from './compare-versions.ts'
import { messages, type SideMessages } from './both-versions-messages.ts'

/** In which version a part was changed. The text is above the two versions. */
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
