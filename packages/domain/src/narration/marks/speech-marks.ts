import { type WordMark, wordMarks } from '../../voices/word-mark.ts'
import { unspaced } from './unspaced.ts'

/** Limits of a pause, in seconds. A mark with another length gets the nearest of these. */
export const pauseLimits = { shortest: 0.2, longest: 5, usual: 1 } as const

/** A mark as it is written in a script. */
export interface WrittenMark {
  readonly kind: 'pause' | WordMark
  /** Position in the script. */
  readonly start: number
  readonly end: number
  /** True for `[/slow]` and `[/strong]`. */
  readonly closes: boolean
  /** Length of a pause; 0 for other marks. */
  readonly seconds: number
}

/** A script without its marks, and what the marks say about it. Positions are those of `words`. */
export interface MarkedScript {
  readonly words: string
  /** In order. Marks that follow each other are one pause. */
  readonly pauses: readonly { readonly at: number; readonly seconds: number }[]
  /** In order of their start. Ranges of the same mark do not overlap. */
  readonly ranges: readonly { readonly mark: WordMark; readonly start: number; readonly end: number }[]
  /** The pieces of the script that are in `words`: where they start there and in the script. */
  readonly kept: readonly Kept[]
}

interface Kept {
  readonly inWords: number
  readonly inScript: number
  readonly length: number
}

// Code can be about marks, and `[pause](…)` is a link.
const codeOrMark =
  /`[^`\n]+`|\[(?:(?<pause>pause)(?:\s+(?<seconds>\d{1,3}(?:[.,]\d{1,3})?)\s?s?)?|(?<slash>\/)?(?<word>slow|strong))\](?!\()/gi

/** The marks of a script, in order. */
export function marksIn(script: string): WrittenMark[] {
  if (!script.includes('[')) return []
  return [...script.matchAll(codeOrMark)].flatMap(({ 0: { length }, index, groups = {} }) => {
    const word = wordMarks.find((mark) => mark === groups['word']?.toLowerCase())
    const kind = groups['pause'] === undefined ? word : 'pause'
    if (!kind) return []
    const seconds = kind === 'pause' ? secondsOf(groups['seconds']) : 0
    return [{ kind, start: index, end: index + length, closes: groups['slash'] !== undefined, seconds }]
  })
}

function secondsOf(written: string | undefined): number {
  if (written === undefined) return pauseLimits.usual
  const seconds = Number(written.replace(',', '.'))
  return Math.min(pauseLimits.longest, Math.max(pauseLimits.shortest, seconds))
}

/** The words of a script, as they are spoken, shown and searched. A script without marks is returned unchanged. */
export function spokenWords(script: string): string {
  return readMarks(script).words
}

/**
 * Reads the marks of a script. A range ends at its closing mark, or without one at the end of its line. A closing mark
 * without a range means nothing. No mark is ever part of the words.
 */
export function readMarks(script: string): MarkedScript {
  const marks = marksIn(script)
  const whole = [{ inWords: 0, inScript: 0, length: script.length }]
  if (marks.length === 0) return { words: script, pauses: [], ranges: [], kept: whole }
  const { words, kept, placed } = takeOut(script, marks)
  // The text around a removed mark can be another mark, as in `[s[slow]low]`. No voice must speak that.
  if (marksIn(words).length > 0) return { words: words.replaceAll('[', ''), pauses: [], ranges: [], kept: [] }
  return { words, kept, pauses: pausesOf(placed), ranges: rangesOf(words, placed) }
}

/** The seconds of silence that the marks of a script add up to. */
export function pauseSeconds(script: string): number {
  return readMarks(script).pauses.reduce((sum, { seconds }) => sum + seconds, 0)
}

interface Placed extends WrittenMark {
  /** Position in the words. */
  readonly at: number
}

/** Removes marks with the space that is then superfluous, so that the words read as if no mark had been written. */
function takeOut(script: string, marks: readonly WrittenMark[]) {
  const placed: Placed[] = []
  const kept: Kept[] = []
  let words = ''
  let from = 0
  const keep = (until: number) => {
    if (until > from) kept.push({ inWords: words.length, inScript: from, length: until - from })
    words += script.slice(from, until)
  }
  for (const run of runsOf(script, marks)) {
    const first = run[0]
    const end = run.at(-1)?.end ?? first.end
    const spaceBefore =
      /[^\S\n]*$/.exec(script.slice(Math.max(from, first.start - longestSpace), first.start))?.[0] ?? ''
    const spaceAfter = /^[^\S\n]*/.exec(script.slice(end, end + longestSpace))?.[0] ?? ''
    keep(first.start - spaceBefore.length)
    from = end + spaceAfter.length
    const at = words.length
    words += gapOf(run, {
      // Of the script, because reading the end of a text that grows takes time in proportion to its length.
      before: script[first.start - spaceBefore.length - 1] ?? '\n',
      after: script.slice(from, from + 2),
      spaceBefore,
      spaceAfter,
      isSpaced: /\]\s/.test(script.slice(first.start, end)),
    })
    for (const mark of run) {
      const opens = mark.kind !== 'pause' && !mark.closes
      placed.push({ ...mark, at: opens ? words.length : at })
    }
  }
  keep(script.length)
  return { words, kept, placed }
}

/** More space than this beside a mark stays in the words. */
const longestSpace = 200

/** Marks with nothing but space between them, together. */
function runsOf(script: string, marks: readonly WrittenMark[]): [WrittenMark, ...WrittenMark[]][] {
  const runs: [WrittenMark, ...WrittenMark[]][] = []
  let end = 0
  for (const mark of marks) {
    const run = runs.at(-1)
    if (run && /^[^\S\n]*$/.test(script.slice(end, mark.start))) run.push(mark)
    else runs.push([mark])
    end = mark.end
  }
  return runs
}

const closingSign = /^[.,;:!?…)\]}»”’、。，；：！？]/u

interface Gap {
  /** The character before the marks; a line break at the start. */
  readonly before: string
  readonly after: string
  readonly spaceBefore: string
  readonly spaceAfter: string
  /** True if there is space between the marks. */
  readonly isSpaced: boolean
}

/** The space between two words if the marks between them are removed. */
function gapOf(
  run: readonly WrittenMark[],
  { before, after, spaceBefore, spaceAfter, isSpaced }: Gap,
): string {
  if (before === '\n' || after === '' || after.startsWith('\n')) return ''
  if (spaceAfter !== '') return spaceBefore || spaceAfter
  // A word after an opening mark can begin with such a sign: `.env`.
  const opens = run.some(({ kind, closes }) => kind !== 'pause' && !closes)
  if (closingSign.test(after) && !opens) return ''
  if (spaceBefore !== '') return spaceBefore
  // Words do not run together because the author wrote a pause without space: `First.[pause]Second.`
  const separates = isSpaced || run.some(({ kind }) => kind === 'pause')
  return separates && !unspaced.test(before) && !unspaced.test(after) ? ' ' : ''
}

function pausesOf(placed: readonly Placed[]): MarkedScript['pauses'] {
  const pauses: { at: number; seconds: number }[] = []
  for (const { kind, at, seconds } of placed) {
    if (kind !== 'pause') continue
    const last = pauses.at(-1)
    if (last?.at === at) last.seconds = Math.min(pauseLimits.longest, last.seconds + seconds)
    else pauses.push({ at, seconds })
  }
  return pauses
}

function rangesOf(words: string, placed: readonly Placed[]): MarkedScript['ranges'] {
  const ranges = wordMarks.flatMap((mark) => {
    const ofMark: { mark: WordMark; start: number; end: number }[] = []
    let open: number | undefined
    const close = (end: number) => {
      if (open !== undefined && end > open) ofMark.push({ mark, start: open, end })
      open = undefined
    }
    for (const { kind, at, closes } of placed) {
      if (kind !== mark) continue
      if (open !== undefined && endOfLine(words, open) <= at) close(endOfLine(words, open))
      if (closes) close(at)
      else open ??= at
    }
    if (open !== undefined) close(endOfLine(words, open))
    return ofMark
  })
  return ranges.toSorted((one, other) => one.start - other.start)
}

function endOfLine(words: string, from: number): number {
  const end = words.indexOf('\n', from)
  return end === -1 ? words.length : end
}
