import {
  insertLines,
  joinLines,
  moveLineToGap,
  pasteLines,
  removeLine,
  splitLine,
  newLine,
} from '@lectern/domain/podcast/edit-dialogue.ts'
import { mergeSegments, moveSegment, splitSegment } from '@lectern/domain/podcast/edit-segments.ts'
import type { LinePlace } from '@lectern/domain/podcast/play-order.ts'
import type { DialogueLine, Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { readScript } from '@lectern/domain/podcast/read-script.ts'
import { replaceUneditedLines } from '@lectern/domain/podcast/rewrite-lines.ts'
import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document-store.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import { focusLine, type LineFocus } from './line-field.ts'

export type DialogueActs = ReturnType<typeof createDialogueActs>

interface DialogueState {
  /** The line whose text had the focus last. */
  readonly focused: LinePlace | undefined
  /** What was done, for those who do not see it. `count` tells the same words said again from before. */
  readonly said: { readonly text: string; readonly count: number }
}

/** What is done with the lines and segments of an open podcast as lists. The focus goes where the author goes on. */
export function createDialogueActs(
  store: DocumentStore<Podcast>,
  focus: (place: LinePlace, how: LineFocus) => void = focusLine,
) {
  const state = createStore<DialogueState>(() => ({ focused: undefined, said: { text: '', count: 0 } }))
  const present = () => store.getState().history.present
  const linesOf = (segment: number): readonly DialogueLine[] => present().segments[segment]?.dialogue ?? []

  /** False where nothing changes. What changes is on the screen when it returns, ready for the focus. */
  function edit(change: (podcast: Podcast) => Podcast, selection?: number): boolean {
    const before = present()
    flushSync(() => {
      store.edit(change)
      if (selection !== undefined && present() !== before) store.select(selection)
    })
    return present() !== before
  }

  function say(text: string): void {
    state.setState(({ said }) => ({ said: { text, count: said.count + 1 } }))
  }

  function insert(place: LinePlace, lines: readonly DialogueLine[]): boolean {
    return edit((cast) => insertLines(cast, place.segment, place.line, lines))
  }

  /** Into the gap before a place, and along with it to its segment. */
  function moveTo(from: LinePlace, gap: LinePlace, to: LinePlace): void {
    if (!edit((cast) => moveLineToGap(cast, from, gap), to.segment)) return
    focus(to, 'as it was')
    const where = from.segment === to.segment ? '' : `segment ${to.segment + 1}, `
    say(`Moved to ${where}line ${to.line + 1}`)
  }

  /** Says that lines were pasted; taking it back leaves `before` in their place. */
  function tellPasted(
    place: LinePlace,
    count: number,
    before: readonly DialogueLine[],
    growth: number,
  ): void {
    const after = linesOf(place.segment).slice(place.line, place.line + before.length + growth)
    offerUndo(store, count === 1 ? '1 line pasted' : `${count} lines pasted`, (cast) =>
      replaceUneditedLines(cast, after, before, place),
    )
  }

  return {
    ...state,
    focusOn: (focused: LinePlace | undefined): void => state.setState({ focused }),

    /** A new line before a place, with its words selected, so that typing takes their place. */
    add(place: LinePlace, host: Host): void {
      if (insert(place, [newLine(host)])) focus(place, 'all')
    },

    /** The same at the end of the segment that is shown. */
    addAtEnd(host: Host): void {
      const { selection: segment } = store.getState()
      const place = { segment, line: linesOf(segment).length }
      if (insert(place, [newLine(host)])) focus(place, 'all')
    },

    remove({ segment, line }: LinePlace): void {
      if (!edit((cast) => removeLine(cast, segment, line))) return
      focus({ segment, line: Math.min(line, linesOf(segment).length - 1) }, 'remove')
      say(`Line ${line + 1} removed`)
    },

    /** Parts a line at a position in its words; false where nothing would be left of one half. */
    split({ segment, line }: LinePlace, at: number): boolean {
      if (!edit((cast) => splitLine(cast, segment, line, at))) return false
      focus({ segment, line: line + 1 }, 0)
      say(`Line ${line + 1} split`)
      return true
    },

    /** This line and the next become one, with the cursor where they meet. */
    join({ segment, line }: LinePlace): void {
      const [first = '', second = ''] = linesOf(segment)
        .slice(line, line + 2)
        .map(({ content }) => content.trim())
      if (!edit((cast) => joinLines(cast, segment, line))) return
      focus({ segment, line }, first.length + (first && second ? 1 : 0))
      say(`Lines ${line + 1} and ${line + 2} joined`)
    },

    /** One place up or down, at the ends into the neighbouring segment. */
    moveBy(from: LinePlace, step: -1 | 1): void {
      const { segment, line } = from
      const beyond = line + step < 0 || line + step >= linesOf(segment).length
      if (!beyond) {
        const gap = step < 0 ? line - 1 : line + 2
        return moveTo(from, { segment, line: gap }, { segment, line: line + step })
      }
      const to = { segment: segment + step, line: step < 0 ? linesOf(segment + step).length : 0 }
      moveTo(from, to, to)
    },

    /** A line that is dragged within its segment. */
    moveToGap(from: LinePlace, gap: number): void {
      const line = gap > from.line ? gap - 1 : gap
      moveTo(from, { ...from, line: gap }, { ...from, line })
    },

    /** A line that is dragged onto another segment becomes its last. What is shown stays. */
    moveToSegment(from: LinePlace, segment: number): void {
      const line = present().segments[from.segment]?.dialogue[from.line]
      const to = { segment, line: linesOf(segment).length }
      if (!line || from.segment === segment || !edit((cast) => moveLineToGap(cast, from, to))) return
      offerUndo(store, `Line moved to segment ${segment + 1}`, (cast) => {
        const at = cast.segments[segment]?.dialogue.indexOf(line) ?? -1
        return at < 0 ? cast : moveLineToGap(cast, { segment, line: at }, from)
      })
    },

    /** A script with the hosts' names becomes lines where text is selected. False where it is none. */
    paste(place: LinePlace, selected: { start: number; end: number }, text: string): boolean {
      const pasted = readScript(text)
      const before = linesOf(place.segment)
      const line = before[place.line]
      if (!pasted || pasted.length === 0 || !line) return false
      edit((cast) => pasteLines(cast, place, selected, pasted))
      const after = linesOf(place.segment)
      const last = after.findIndex((one) => one === pasted.at(-1))
      focus({ ...place, line: last }, after[last]?.content.length ?? 0)
      tellPasted(place, pasted.length, [line], after.length - before.length)
      return true
    },

    /** The same at the end of a segment, where the focus is in no text. */
    pasteAtEnd(segment: number, text: string): boolean {
      const pasted = readScript(text)
      const place = { segment, line: linesOf(segment).length }
      if (!pasted || pasted.length === 0) return false
      insert(place, pasted)
      focus({ segment, line: place.line + pasted.length - 1 }, pasted.at(-1)?.content.length ?? 0)
      tellPasted(place, pasted.length, [], pasted.length)
      return true
    },

    /** The lines from this one on become a segment of their own, which is shown. */
    splitSegment({ segment, line }: LinePlace): void {
      if (!edit((cast) => splitSegment(cast, segment, line), segment + 1)) return
      focus({ segment: segment + 1, line: 0 }, 'as it was')
      say(`Segment split. This is segment ${segment + 2}`)
    },

    mergeWithNext(segment: number): void {
      if (edit((cast) => mergeSegments(cast, segment)))
        say(`Segments ${segment + 1} and ${segment + 2} merged`)
    },

    moveSegment(from: number, to: number): void {
      if (edit((cast) => moveSegment(cast, from, to), to)) say(`Moved to segment ${to + 1}`)
    },
  }
}
