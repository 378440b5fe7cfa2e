import { addLine } from './podcast-actions/add-line.ts'
import { addSegment } from './podcast-actions/add-segment.ts'
import { find } from './podcast-actions/find.ts'
import { mergeSegment } from './podcast-actions/merge-segment.ts'
import { moveDown, moveUp } from './podcast-actions/move-segment.ts'
import { share } from './podcast-actions/share.ts'
import { voiceAll, voiceNeeded } from './podcast-actions/voice-lines.ts'

/** The actions of the podcast editor, in addition to those of every editor and of its player. */
export const podcastActions = {
  find,
  addLineOfAlex: addLine('ALEX'),
  addLineOfJamie: addLine('JAMIE'),
  addSegment,
  moveUp,
  moveDown,
  mergeSegment,
  voiceNeeded,
  voiceAll,
  share,
}
