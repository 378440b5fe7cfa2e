import { insertLines, pasteLines } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { readScript } from '@lectern/domain/podcast/editing/read-script.ts'
import { replaceUneditedLines } from '@lectern/domain/podcast/editing/rewrite-lines.ts'
import { lineOf, placeOfLine, segmentOf, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import { messages } from './messages.ts'
import { type DialogueContext, editDialogue } from './dialogue-context.ts'

interface Selection {
  readonly start: number
  readonly end: number
}

/** Pasting scripts with the names of the hosts. */
export function createPasteOperations(dialogue: DialogueContext) {
  return {
    /** Inserts a script with the names of the hosts as lines at the selection. Returns false if the text is no script. */
    paste: (line: string, selected: Selection, text: string): boolean =>
      pasteAt(dialogue, line, selected, text),

    /** Inserts a script at the end of a segment, if no text field has the focus. */
    pasteAtEnd(segment: string, text: string): boolean {
      const pasted = readScript(text)
      if (!pasted || pasted.length === 0) return false
      editDialogue(dialogue, (cast) => insertLines(cast, { segment, before: undefined }, pasted))
      focusEnd(dialogue, pasted)
      offerToUndo(dialogue, pasted.length, pasted, [])
      return true
    },
  }
}

function pasteAt(dialogue: DialogueContext, line: string, selected: Selection, text: string): boolean {
  const { present, linesAround } = dialogue
  const pasted = readScript(text)
  const [before, place] = [lineOf(present(), line), placeOfLine(present(), line)]
  const { length } = linesAround(line)
  const segment = segmentOfLine(present(), line)?.key
  if (!pasted || pasted.length === 0 || !before || !place || segment === undefined) return false
  editDialogue(dialogue, (cast) => pasteLines(cast, line, selected, pasted))
  const after = segmentOf(present(), segment)?.dialogue ?? []
  focusEnd(dialogue, pasted)
  const replaced = after.slice(place.line, place.line + 1 + after.length - length)
  offerToUndo(dialogue, pasted.length, replaced, [before])
  return true
}

function focusEnd({ focus }: DialogueContext, pasted: readonly DialogueLine[]): void {
  const last = pasted.at(-1)
  focus(last?.key, last?.content.length ?? 0)
}

/** Reports pasted lines. Undoing it replaces `after` with `before`. */
function offerToUndo(
  { store }: DialogueContext,
  count: number,
  after: readonly DialogueLine[],
  before: readonly DialogueLine[],
): void {
  offerUndo(store, messages.linesPasted(count), (cast) => replaceUneditedLines(cast, after, before))
}
