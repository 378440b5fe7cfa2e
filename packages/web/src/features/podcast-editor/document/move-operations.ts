import { gapBeside } from '@lectern/domain/editing/list-edits.ts'
import { moveLineToGap } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { LineGap } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { lineOf, placeOfLine, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import { messages } from './messages.ts'
import { announce, type DialogueContext, editDialogue } from './dialogue-context.ts'

/** Moving lines within their segment and to others. */
export function createMoveOperations(dialogue: DialogueContext) {
  return {
    /** Moves a line up or down by one. At the ends of its segment it moves to the neighbouring segment. */
    moveBy: (line: string, step: -1 | 1): void => moveBy(dialogue, line, step),

    /** Moves a line that is dragged within its segment. */
    moveToGap: (line: string, gap: LineGap): void => moveTo(dialogue, line, gap),

    /** Moves a line that is dragged onto another segment to its end. The shown segment stays the same. */
    moveToSegment: (line: string, segment: string): void => moveToSegment(dialogue, line, segment),
  }
}

/** Moves a line to a gap and shows its segment. */
function moveTo(dialogue: DialogueContext, line: string, gap: LineGap): void {
  const { present, focus } = dialogue
  const from = segmentOfLine(present(), line)?.key
  const isMoved = editDialogue(
    dialogue,
    (cast) => moveLineToGap(cast, line, gap),
    (cast) => segmentOfLine(cast, line)?.key,
  )
  if (!isMoved) return
  focus(line, 'as it was')
  const place = placeOfLine(present(), line)
  if (!place) return
  announce(
    dialogue,
    from === gap.segment
      ? messages.movedToLine(place.line + 1)
      : messages.movedToLineOf(place.segment + 1, place.line + 1),
  )
}

function moveBy(dialogue: DialogueContext, line: string, step: -1 | 1): void {
  const { segments } = dialogue.present()
  const place = placeOfLine(dialogue.present(), line)
  const segment = place && segments[place.segment]
  if (!segment) return
  const within = gapBeside(segment.dialogue, [line], step)
  if (within) return moveTo(dialogue, line, { segment: segment.key, before: within.before })
  const beside = segments[place.segment + step]
  if (beside)
    moveTo(dialogue, line, {
      segment: beside.key,
      before: step < 0 ? undefined : beside.dialogue[0]?.key,
    })
}

function moveToSegment(dialogue: DialogueContext, line: string, segment: string): void {
  const { present, store, numberOf } = dialogue
  const from = segmentOfLine(present(), line)
  const place = placeOfLine(present(), line)
  const following = place && from?.dialogue[place.line + 1]?.key
  const moved = lineOf(present(), line)
  if (!from || from.key === segment || !moved) return
  if (!editDialogue(dialogue, (cast) => moveLineToGap(cast, line, { segment, before: undefined }))) return
  offerUndo(store, messages.lineMovedTo(numberOf(segment)), (cast) => {
    const unmoved = segmentOfLine(cast, line)?.key === segment && lineOf(cast, line) === moved
    const gap = { segment: from.key, before: following }
    return unmoved ? moveLineToGap(cast, line, gap) : cast
  })
}
