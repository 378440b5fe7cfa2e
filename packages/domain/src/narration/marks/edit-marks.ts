import type { WordMark } from '../../voices/word-mark.ts'
import { marksIn, pauseLimits, spokenWords, type WrittenMark } from './speech-marks.ts'

/** Start and end of a selection in a script. */
export interface Selected {
  readonly start: number
  readonly end: number
}

/** A changed script with the selection after the change. */
export interface MarkedEdit extends Selected {
  readonly script: string
}

/** Inserts a pause before the selection. */
export function insertPause(
  script: string,
  { start }: Selected,
  seconds: number = pauseLimits.usual,
): MarkedEdit {
  const at = outsideMarks(script, start)
  const [before, after] = [script.slice(0, at), script.slice(at)]
  const mark = `${/\S$/.test(before) ? ' ' : ''}${pauseMark(seconds)}`
  const end = at + mark.length
  const gap = /^[\s.,;:!?…]/.test(after) || after === '' ? '' : ' '
  return { script: `${before}${mark}${gap}${after}`, start: end + gap.length, end: end + gap.length }
}

function pauseMark(seconds: number): string {
  return `[pause ${seconds} s]`
}

/**
 * Marks the selected words, or the word at the cursor. Ranges of the same kind that overlap the selection become part of
 * the new range. Each line gets marks of its own, because a mark ends with its line.
 */
export function markWords(script: string, mark: WordMark, selected: Selected): MarkedEdit {
  const words = wholeWords(script, selected)
  if (words.start === words.end) return { script, ...words }
  const whole = withOverlapping(rangesOfKind(script, mark), words)
  const { script: rest, start, end } = withoutKind(script, mark, whole)
  const marked = rest.slice(start, end).replaceAll(/\S(?:[^\n]*\S)?/g, (line) => `[${mark}]${line}[/${mark}]`)
  return { script: rest.slice(0, start) + marked + rest.slice(end), start, end: start + marked.length }
}

/** The ranges of a kind with their marks, in order. One without a closing mark ends with its line. */
function rangesOfKind(script: string, kind: WordMark): Selected[] {
  const ranges: Selected[] = []
  for (const { start, end, closes } of marksIn(script).filter((mark) => mark.kind === kind)) {
    const last = ranges.at(-1)
    const isInside = last !== undefined && start < last.end
    if (closes && isInside) ranges.splice(-1, 1, { start: last.start, end })
    if (closes || isInside) continue
    const endOfLine = script.indexOf('\n', end)
    ranges.push({ start, end: endOfLine === -1 ? script.length : endOfLine })
  }
  return ranges
}

function withOverlapping(ranges: readonly Selected[], selected: Selected): Selected {
  const overlapping = ranges.filter(({ start, end }) => start < selected.end && selected.start < end)
  return {
    start: Math.min(selected.start, ...overlapping.map(({ start }) => start)),
    end: Math.max(selected.end, ...overlapping.map(({ end }) => end)),
  }
}

/** The script without the marks of a kind in a selection. */
function withoutKind(script: string, kind: WordMark, { start, end }: Selected): MarkedEdit {
  const places = marksIn(script).filter(
    (mark) => mark.kind === kind && start <= mark.start && mark.end <= end,
  )
  return places.reduceRight<MarkedEdit>(
    (edit, place) => {
      const rest = withoutPlace(edit.script, place)
      const removed = edit.script.length - rest.length
      // The space after the last mark is not selected.
      const selected = place.end === edit.end ? place.end - place.start : removed
      return { script: rest, start, end: edit.end - selected }
    },
    { script, start, end },
  )
}

/** The selection without space at its ends, or the word at the cursor. It never cuts a mark. */
function wholeWords(script: string, selected: Selected): Selected {
  const start = outsideMarks(script, selected.start)
  const end = Math.max(start, outsideMarks(script, selected.end))
  const said = script.slice(start, end)
  if (said.trim() !== '') {
    return {
      start: start + said.length - said.trimStart().length,
      end: end - said.length + said.trimEnd().length,
    }
  }
  const before = /[\p{L}\p{M}\p{N}'’-]*$/u.exec(script.slice(Math.max(0, start - 60), start))?.[0] ?? ''
  const after = /^[\p{L}\p{M}\p{N}'’-]*/u.exec(script.slice(start, start + 60))?.[0] ?? ''
  return { start: start - before.length, end: start + after.length }
}

/** The position, or the end of the mark that contains it. */
function outsideMarks(script: string, position: number): number {
  return marksIn(script).find(({ start, end }) => start < position && position < end)?.end ?? position
}

/** A mark of a script as an author sees it: a pause, or the marks before and after some words. */
export interface ScriptMark {
  readonly kind: WrittenMark['kind']
  /** Length of a pause; 0 for other marks. */
  readonly seconds: number
  /** The marked words; empty for a pause. */
  readonly words: string
  /** Positions of the mark, and of its closing mark if it has one. */
  readonly places: readonly Selected[]
}

/** The marks of a script, in order. */
export function scriptMarks(script: string): ScriptMark[] {
  const marks: ScriptMark[] = []
  const open = new Map<string, { index: number; end: number }>()
  for (const { kind, start, end, seconds, closes } of marksIn(script)) {
    const opened = open.get(kind)
    const isSameLine = opened !== undefined && !script.slice(opened.end, start).includes('\n')
    const before = opened && marks[opened.index]
    if (closes && before && isSameLine) {
      const words = spokenWords(script.slice(opened.end, start)).trim()
      marks[opened.index] = { ...before, words, places: [...before.places, { start, end }] }
      open.delete(kind)
      continue
    }
    if (kind !== 'pause' && !closes && !isSameLine) open.set(kind, { index: marks.length, end })
    // A closing mark without a range means nothing.
    if (closes) continue
    const line = kind === 'pause' ? '' : (script.slice(end).split('\n', 1)[0] ?? '')
    marks.push({ kind, seconds, words: spokenWords(line).trim(), places: [{ start, end }] })
  }
  return marks
}

/** Removes a mark, and the space that was only beside it. */
export function removeMark(script: string, { places }: ScriptMark): string {
  return places.reduceRight(withoutPlace, script)
}

function withoutPlace(script: string, { start, end }: Selected): string {
  const before = script.slice(0, start)
  const after = script.slice(end)
  const isSpaced = /(?:^|\s)$/.test(before) && /^[^\S\n]/.test(after)
  return before + (isSpaced ? after.slice(1) : after)
}

/** Gives a pause another length. */
export function changePause(script: string, { places }: ScriptMark, seconds: number): string {
  const [place] = places
  return place ? script.slice(0, place.start) + pauseMark(seconds) + script.slice(place.end) : script
}
