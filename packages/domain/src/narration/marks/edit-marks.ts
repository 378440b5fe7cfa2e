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
 * Marks the selected words, or the word at the cursor. Marks of the same kind inside the selection are removed. Each line
 * gets marks of its own, because a mark ends with its line.
 */
export function markWords(script: string, mark: WordMark, selected: Selected): MarkedEdit {
  const { start, end } = wholeWords(script, selected)
  const inside = withoutKind(script.slice(start, end), mark)
  const marked = inside.replaceAll(/\S(?:[^\n]*\S)?/g, (line) => `[${mark}]${line}[/${mark}]`)
  return { script: script.slice(0, start) + marked + script.slice(end), start, end: start + marked.length }
}

function withoutKind(text: string, kind: WordMark): string {
  return marksIn(text)
    .filter((mark) => mark.kind === kind)
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
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
    const line = kind === 'pause' || closes ? '' : (script.slice(end).split('\n', 1)[0] ?? '')
    marks.push({ kind, seconds, words: spokenWords(line).trim(), places: [{ start, end }] })
  }
  return marks
}

/** Removes a mark, and the space that was only beside it. */
export function removeMark(script: string, { places }: ScriptMark): string {
  return places.reduceRight((rest, { start, end }) => {
    const before = rest.slice(0, start)
    const after = rest.slice(end)
    const isSpaced = /(?:^|\s)$/.test(before) && /^[^\S\n]/.test(after)
    return before + (isSpaced ? after.slice(1) : after)
  }, script)
}

/** Gives a pause another length. */
export function changePause(script: string, { places }: ScriptMark, seconds: number): string {
  const [place] = places
  return place ? script.slice(0, place.start) + pauseMark(seconds) + script.slice(place.end) : script
}
