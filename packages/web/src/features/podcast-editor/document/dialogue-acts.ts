import { gapBeside } from '@lectern/domain/editing/list-edits.ts'
import type { Gap } from '@lectern/domain/editing/list-edits.ts'
import {
  insertLines,
  joinLines,
  moveLineToGap,
  newLine,
  pasteLines,
  removeLine,
  splitLine,
} from '@lectern/domain/podcast/edit-dialogue.ts'
import type { LineGap } from '@lectern/domain/podcast/edit-dialogue.ts'
import { mergeSegments, moveSegment, splitSegment } from '@lectern/domain/podcast/edit-segments.ts'
import { lineOf, placeOfLine, segmentOf, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { DialogueLine, Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { readScript } from '@lectern/domain/podcast/read-script.ts'
import { replaceUneditedLines } from '@lectern/domain/podcast/rewrite-lines.ts'
import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import { messages } from './messages.ts'
import { focusLine, type LineFocus } from './line-field.ts'

export type DialogueActs = ReturnType<typeof createDialogueActs>

interface DialogueState {
  /** Key of the line whose text had the focus last. */
  readonly focused: string | undefined
  /** What was done, for users who do not see it. `count` tells the same words said again from before. */
  readonly said: { readonly text: string; readonly count: number }
}

/**
 * What is done with the lines and segments of an open podcast as lists. Lines and segments are named by their keys. The
 * focus goes where the author goes on.
 */
export function createDialogueActs(
  store: DocumentStore<Podcast>,
  focus: (line: string | undefined, how: LineFocus) => void = focusLine,
) {
  const state = createStore<DialogueState>(() => ({ focused: undefined, said: { text: '', count: 0 } }))
  const present = () => store.getState().history.present
  const linesAround = (line: string) => segmentOfLine(present(), line)?.dialogue ?? []

  /**
   * False where nothing changes. What changes is on the screen when it returns, ready for the focus: also the segment that
   * is to be shown then.
   */
  function edit(
    change: (podcast: Podcast) => Podcast,
    show?: (podcast: Podcast) => string | undefined,
  ): boolean {
    const before = present()
    flushSync(() => {
      store.edit(change)
      const segment = present() === before ? undefined : show?.(present())
      if (segment !== undefined) store.select(segment)
    })
    return present() !== before
  }

  function say(text: string): void {
    state.setState(({ said }) => ({ said: { text, count: said.count + 1 } }))
  }

  function insert(gap: LineGap, lines: readonly DialogueLine[]): boolean {
    return edit((cast) => insertLines(cast, gap, lines))
  }

  function add(gap: LineGap, host: Host): void {
    const line = newLine(host)
    if (insert(gap, [line])) focus(line.key, 'all')
  }

  /** Into a gap, and along with the line to its segment. */
  function moveTo(line: string, gap: LineGap): void {
    const from = segmentOfLine(present(), line)?.key
    if (
      !edit(
        (cast) => moveLineToGap(cast, line, gap),
        (cast) => segmentOfLine(cast, line)?.key,
      )
    )
      return
    focus(line, 'as it was')
    const place = placeOfLine(present(), line)
    if (!place) return
    say(
      from === gap.segment
        ? messages.movedToLine(place.line + 1)
        : messages.movedToLineOf(place.segment + 1, place.line + 1),
    )
  }

  /** Says that lines were pasted. Taking it back leaves `before` in the place of `after`. */
  function tellPasted(count: number, after: readonly DialogueLine[], before: readonly DialogueLine[]): void {
    offerUndo(store, messages.linesPasted(count), (cast) => replaceUneditedLines(cast, after, before))
  }

  function moveSegmentToGap(segment: string, gap: Gap): void {
    if (
      !edit(
        (cast) => moveSegment(cast, segment, gap),
        () => segment,
      )
    )
      return
    say(messages.movedToSegment(store.keys().indexOf(segment) + 1))
  }

  return {
    ...state,
    focusOn: (focused: string | undefined): void => state.setState({ focused }),

    /** A new line in a gap, with its words selected, so that typing takes their place. */
    add,

    /** The same at the end of the segment that is shown. */
    addAtEnd: (host: Host): void => add({ segment: store.getState().selected, before: undefined }, host),

    remove(line: string): void {
      const lines = linesAround(line)
      const place = placeOfLine(present(), line)?.line ?? 0
      if (!edit((cast) => removeLine(cast, line))) return
      focus((lines[place + 1] ?? lines[place - 1])?.key, 'remove')
      say(messages.lineRemoved(place + 1))
    },

    /** Parts a line at a position in its words; false where nothing would be left of one half. */
    split(line: string, at: number): boolean {
      if (!edit((cast) => splitLine(cast, line, at))) return false
      const place = placeOfLine(present(), line)?.line ?? 0
      focus(linesAround(line)[place + 1]?.key, 0)
      say(messages.lineSplit(place + 1))
      return true
    },

    /** The line before this one in its segment. */
    lineBefore(line: string): string | undefined {
      const place = placeOfLine(present(), line)?.line ?? 0
      return linesAround(line)[place - 1]?.key
    },

    /** This line and the next become one, with the cursor where they meet. */
    join(line: string): void {
      const place = placeOfLine(present(), line)?.line ?? 0
      const [first = '', second = ''] = linesAround(line)
        .slice(place, place + 2)
        .map(({ content }) => content.trim())
      if (!edit((cast) => joinLines(cast, line))) return
      focus(line, first.length + (first && second ? 1 : 0))
      say(messages.linesJoined(place + 1, place + 2))
    },

    /** One place up or down, at the ends into the neighbouring segment. */
    moveBy(line: string, step: -1 | 1): void {
      const { segments } = present()
      const place = placeOfLine(present(), line)
      const segment = place && segments[place.segment]
      if (!segment) return
      const within = gapBeside(segment.dialogue, [line], step)
      if (within) return moveTo(line, { segment: segment.key, before: within.before })
      const beside = segments[place.segment + step]
      if (beside)
        moveTo(line, { segment: beside.key, before: step < 0 ? undefined : beside.dialogue[0]?.key })
    },

    /** A line that is dragged within its segment. */
    moveToGap: moveTo,

    /** A line that is dragged onto another segment becomes its last. What is shown stays. */
    moveToSegment(line: string, segment: string): void {
      const from = segmentOfLine(present(), line)
      const place = placeOfLine(present(), line)
      const behind = place && from?.dialogue[place.line + 1]?.key
      const moved = lineOf(present(), line)
      if (!from || from.key === segment || !moved) return
      if (!edit((cast) => moveLineToGap(cast, line, { segment, before: undefined }))) return
      const number = store.keys().indexOf(segment) + 1
      offerUndo(store, messages.lineMovedTo(number), (cast) => {
        const unmoved = segmentOfLine(cast, line)?.key === segment && lineOf(cast, line) === moved
        const gap = { segment: from.key, before: behind }
        return unmoved ? moveLineToGap(cast, line, gap) : cast
      })
    },

    /** A script with the hosts' names becomes lines where text is selected. False where it is none. */
    paste(line: string, selected: { start: number; end: number }, text: string): boolean {
      const pasted = readScript(text)
      const [before, place] = [lineOf(present(), line), placeOfLine(present(), line)]
      const { length } = linesAround(line)
      const segment = segmentOfLine(present(), line)?.key
      if (!pasted || pasted.length === 0 || !before || !place || segment === undefined) return false
      edit((cast) => pasteLines(cast, line, selected, pasted))
      const after = segmentOf(present(), segment)?.dialogue ?? []
      const last = pasted.at(-1)
      focus(last?.key, last?.content.length ?? 0)
      tellPasted(pasted.length, after.slice(place.line, place.line + 1 + after.length - length), [before])
      return true
    },

    /** The same at the end of a segment, where the focus is in no text. */
    pasteAtEnd(segment: string, text: string): boolean {
      const pasted = readScript(text)
      if (!pasted || pasted.length === 0) return false
      insert({ segment, before: undefined }, pasted)
      const last = pasted.at(-1)
      focus(last?.key, last?.content.length ?? 0)
      tellPasted(pasted.length, pasted, [])
      return true
    },

    /** The lines from this one on become a segment of their own, which is shown. */
    splitSegment(line: string): void {
      if (
        !edit(
          (cast) => splitSegment(cast, line),
          (cast) => segmentOfLine(cast, line)?.key,
        )
      )
        return
      focus(line, 'as it was')
      say(messages.segmentSplit((placeOfLine(present(), line)?.segment ?? 0) + 1))
    },

    mergeWithNext(segment: string): void {
      const number = store.keys().indexOf(segment) + 1
      if (edit((cast) => mergeSegments(cast, segment))) say(messages.segmentsMerged(number, number + 1))
    },

    /** One place up or down; the segment is shown then. */
    moveSegment(segment: string, step: -1 | 1): void {
      const gap = gapBeside(present().segments, [segment], step)
      if (gap) moveSegmentToGap(segment, gap.before)
    },

    moveSegmentToGap,
  }
}
