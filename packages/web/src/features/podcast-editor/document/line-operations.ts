import {
  insertLines,
  joinLines,
  newLine,
  removeLine,
  splitLine,
} from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { LineGap } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { placeOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { messages } from './messages.ts'
import { announce, type DialogueContext, editDialogue } from './dialogue-context.ts'

/** Adding, removing, splitting and joining lines. */
export function createLineOperations(dialogue: DialogueContext) {
  const { store, focus, present, linesAround } = dialogue
  const placeOf = (line: string) => placeOfLine(present(), line)?.line ?? 0

  function add(gap: LineGap, host: Host): void {
    const line = newLine(host)
    if (editDialogue(dialogue, (cast) => insertLines(cast, gap, [line]))) focus(line.key, 'all')
  }

  return {
    /** Adds a line in a gap and selects its text, so that typing replaces it. */
    add,

    /** Adds a line at the end of the shown segment. */
    addAtEnd: (host: Host): void => add({ segment: store.getState().selected, before: undefined }, host),

    remove(line: string): void {
      const lines = linesAround(line)
      const place = placeOf(line)
      if (!editDialogue(dialogue, (cast) => removeLine(cast, line))) return
      focus((lines[place + 1] ?? lines[place - 1])?.key, 'remove')
      announce(dialogue, messages.lineRemoved(place + 1))
    },

    /** Splits a line at a position in its text. Returns false if one half would be empty. */
    split(line: string, at: number): boolean {
      if (!editDialogue(dialogue, (cast) => splitLine(cast, line, at))) return false
      const place = placeOf(line)
      focus(linesAround(line)[place + 1]?.key, 0)
      announce(dialogue, messages.lineSplit(place + 1))
      return true
    },

    /** The previous line in the segment. */
    lineBefore: (line: string): string | undefined => linesAround(line)[placeOf(line) - 1]?.key,

    /** Joins a line with the next one. The cursor is where they meet. */
    join(line: string): void {
      const place = placeOf(line)
      const [first = '', second = ''] = linesAround(line)
        .slice(place, place + 2)
        .map(({ content }) => content.trim())
      if (!editDialogue(dialogue, (cast) => joinLines(cast, line))) return
      focus(line, first.length + (first && second ? 1 : 0))
      announce(dialogue, messages.linesJoined(place + 1, place + 2))
    },
  }
}
