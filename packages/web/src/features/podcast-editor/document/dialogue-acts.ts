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
} from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { LineGap } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { mergeSegments, moveSegment, splitSegment } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { lineOf, placeOfLine, segmentOf, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { DialogueLine, Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { readScript } from '@lectern/domain/podcast/editing/read-script.ts'
import { replaceUneditedLines } from '@lectern/domain/podcast/editing/rewrite-lines.ts'
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
  /** The last action, for screen readers. `count` differs if the same text is announced again. */
  readonly announcement: { readonly text: string; readonly count: number }
}

/**
 * Actions on the lists of lines and segments of an open podcast. Arguments are keys of lines and segments. Each action
 * moves the focus to where the author continues.
 */
export function createDialogueActs(
  store: DocumentStore<Podcast>,
  focus: (line: string | undefined, how: LineFocus) => void = focusLine,
) {
  const state = createStore<DialogueState>(() => ({
    focused: undefined,
    announcement: { text: '', count: 0 },
  }))
  const present = () => store.getState().history.present
  const linesAround = (line: string) => segmentOfLine(present(), line)?.dialogue ?? []

  /**
   * Applies a change, and returns false if nothing changed. When it returns, the change and the segment to show are
   * rendered, so that the focus can be set.
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

  function announce(text: string): void {
    state.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))
  }

  function insert(gap: LineGap, lines: readonly DialogueLine[]): boolean {
    return edit((cast) => insertLines(cast, gap, lines))
  }

  function add(gap: LineGap, host: Host): void {
    const line = newLine(host)
    if (insert(gap, [line])) focus(line.key, 'all')
  }

  /** Moves a line to a gap and shows its segment. */
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
    announce(
      from === gap.segment
        ? messages.movedToLine(place.line + 1)
        : messages.movedToLineOf(place.segment + 1, place.line + 1),
    )
  }

  /** Reports pasted lines. Undoing it replaces `after` with `before`. */
  function offerToUndoPaste(
    count: number,
    after: readonly DialogueLine[],
    before: readonly DialogueLine[],
  ): void {
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
    announce(messages.movedToSegment(store.keys().indexOf(segment) + 1))
  }

  return {
    ...state,
    focusOn: (focused: string | undefined): void => state.setState({ focused }),

    /** Adds a line in a gap and selects its text, so that typing replaces it. */
    add,

    /** Adds a line at the end of the shown segment. */
    addAtEnd: (host: Host): void => add({ segment: store.getState().selected, before: undefined }, host),

    remove(line: string): void {
      const lines = linesAround(line)
      const place = placeOfLine(present(), line)?.line ?? 0
      if (!edit((cast) => removeLine(cast, line))) return
      focus((lines[place + 1] ?? lines[place - 1])?.key, 'remove')
      announce(messages.lineRemoved(place + 1))
    },

    /** Splits a line at a position in its text. Returns false if one half would be empty. */
    split(line: string, at: number): boolean {
      if (!edit((cast) => splitLine(cast, line, at))) return false
      const place = placeOfLine(present(), line)?.line ?? 0
      focus(linesAround(line)[place + 1]?.key, 0)
      announce(messages.lineSplit(place + 1))
      return true
    },

    /** The previous line in the segment. */
    lineBefore(line: string): string | undefined {
      const place = placeOfLine(present(), line)?.line ?? 0
      return linesAround(line)[place - 1]?.key
    },

    /** Joins a line with the next one. The cursor is where they meet. */
    join(line: string): void {
      const place = placeOfLine(present(), line)?.line ?? 0
      const [first = '', second = ''] = linesAround(line)
        .slice(place, place + 2)
        .map(({ content }) => content.trim())
      if (!edit((cast) => joinLines(cast, line))) return
      focus(line, first.length + (first && second ? 1 : 0))
      announce(messages.linesJoined(place + 1, place + 2))
    },

    /** Moves a line up or down by one. At the ends of its segment it moves to the neighbouring segment. */
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

    /** Moves a line that is dragged within its segment. */
    moveToGap: moveTo,

    /** Moves a line that is dragged onto another segment to its end. The shown segment stays the same. */
    moveToSegment(line: string, segment: string): void {
      const from = segmentOfLine(present(), line)
      const place = placeOfLine(present(), line)
      const following = place && from?.dialogue[place.line + 1]?.key
      const moved = lineOf(present(), line)
      if (!from || from.key === segment || !moved) return
      if (!edit((cast) => moveLineToGap(cast, line, { segment, before: undefined }))) return
      const number = store.keys().indexOf(segment) + 1
      offerUndo(store, messages.lineMovedTo(number), (cast) => {
        const unmoved = segmentOfLine(cast, line)?.key === segment && lineOf(cast, line) === moved
        const gap = { segment: from.key, before: following }
        return unmoved ? moveLineToGap(cast, line, gap) : cast
      })
    },

    /** Inserts a script with the names of the hosts as lines at the selection. Returns false if the text is no script. */
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
      offerToUndoPaste(pasted.length, after.slice(place.line, place.line + 1 + after.length - length), [
        before,
      ])
      return true
    },

    /** Inserts a script at the end of a segment, if no text field has the focus. */
    pasteAtEnd(segment: string, text: string): boolean {
      const pasted = readScript(text)
      if (!pasted || pasted.length === 0) return false
      insert({ segment, before: undefined }, pasted)
      const last = pasted.at(-1)
      focus(last?.key, last?.content.length ?? 0)
      offerToUndoPaste(pasted.length, pasted, [])
      return true
    },

    /** Moves the lines from this one on to a new segment and shows it. */
    splitSegment(line: string): void {
      if (
        !edit(
          (cast) => splitSegment(cast, line),
          (cast) => segmentOfLine(cast, line)?.key,
        )
      )
        return
      focus(line, 'as it was')
      announce(messages.segmentSplit((placeOfLine(present(), line)?.segment ?? 0) + 1))
    },

    mergeWithNext(segment: string): void {
      const number = store.keys().indexOf(segment) + 1
      if (edit((cast) => mergeSegments(cast, segment))) announce(messages.segmentsMerged(number, number + 1))
    },

    /** Moves a segment up or down by one and shows it. */
    moveSegment(segment: string, step: -1 | 1): void {
      const gap = gapBeside(present().segments, [segment], step)
      if (gap) moveSegmentToGap(segment, gap.before)
    },

    moveSegmentToGap,
  }
}
