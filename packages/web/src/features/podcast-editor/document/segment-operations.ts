import { gapBeside } from '@lectern/domain/editing/list-edits.ts'
import type { Gap } from '@lectern/domain/editing/list-edits.ts'
import { mergeSegments, moveSegment, splitSegment } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { placeOfLine, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import { messages } from './messages.ts'
import { announce, type DialogueContext, editDialogue } from './dialogue-context.ts'

/** Splitting, merging and moving segments. */
export function createSegmentOperations(dialogue: DialogueContext) {
  const { focus, present, numberOf } = dialogue

  function moveSegmentToGap(segment: string, gap: Gap): void {
    const isMoved = editDialogue(
      dialogue,
      (cast) => moveSegment(cast, segment, gap),
      () => segment,
    )
    if (isMoved) announce(dialogue, messages.movedToSegment(numberOf(segment)))
  }

  return {
    /** Moves the lines from this one on to a new segment and shows it. */
    splitSegment(line: string): void {
      const isSplit = editDialogue(
        dialogue,
        (cast) => splitSegment(cast, line),
        (cast) => segmentOfLine(cast, line)?.key,
      )
      if (!isSplit) return
      focus(line, 'as it was')
      announce(dialogue, messages.segmentSplit((placeOfLine(present(), line)?.segment ?? 0) + 1))
    },

    mergeWithNext(segment: string): void {
      const number = numberOf(segment)
      if (editDialogue(dialogue, (cast) => mergeSegments(cast, segment)))
        announce(dialogue, messages.segmentsMerged(number, number + 1))
    },

    /** Moves a segment up or down by one and shows it. */
    moveSegment(segment: string, step: -1 | 1): void {
      const gap = gapBeside(present().segments, [segment], step)
      if (gap) moveSegmentToGap(segment, gap.before)
    },

    moveSegmentToGap,
  }
}
