import { captionLimits } from './caption-limits.ts'
import type { SpokenSentence } from '../narration.ts'
import { type TextChunk, chunksOf, textOf } from './phrase-breaks.ts'
import { protectUnbreakable } from '../split-sentences.ts'
import { withoutMarks } from './without-marks.ts'

/** A sentence with its times, and its speaker if there are several. */
export interface CaptionedSentence extends SpokenSentence {
  readonly speaker?: string
}

/** A caption that is shown at once, in milliseconds of the time of its sentences. */
export interface Caption {
  /** One or two. */
  readonly lines: readonly string[]
  readonly start_ms: number
  readonly end_ms: number
  readonly speaker: string | undefined
  /** True if the previous caption has another speaker. The first line then has space for the speaker's name. */
  readonly begins_turn: boolean
}

/**
 * Converts timed sentences, in order, to captions of at most two lines of 42 characters that last 1 to 7 seconds,
 * broken between phrases. A long sentence becomes several captions without a gap, each with a share of the time by its
 * characters. Sentences of less than a second join the next one of their speaker if both fit. Only a line with a single
 * long word is longer. Only a caption of a single word, or of a sentence that is shorter than a second, has another
 * duration.
 */
export function captionsOf(sentences: readonly CaptionedSentence[], language: string | undefined): Caption[] {
  const captions = passagesOf(sentences, language).flatMap(cut)
  return captions.map((caption, index) => {
    const next = captions[index + 1]?.start_ms ?? Infinity
    const wanted = Math.max(caption.end_ms, caption.start_ms + captionLimits.shortestMs)
    // The last caption ends with its sentence, because there may be no audio after it.
    const end_ms = next === Infinity ? caption.end_ms : Math.min(wanted, next)
    return { ...caption, end_ms: Math.max(end_ms, caption.start_ms) }
  })
}

/** Maximum pause, in milliseconds, for which text after the pause may be shown before it. */
const longestJoinedPauseMs = 1000

/** A sentence, or short ones that are shown together. */
interface Passage {
  readonly chunks: readonly TextChunk[]
  readonly start_ms: number
  readonly end_ms: number
  readonly speaker: string | undefined
  readonly begins_turn: boolean
}

function passagesOf(sentences: readonly CaptionedSentence[], language: string | undefined): Passage[] {
  const passages: Passage[] = []
  for (const { text, start_ms, end_ms, speaker } of sentences) {
    const chunks = chunksOf(withoutMarks(protectUnbreakable(text)), language)
    if (chunks.length === 0) continue
    const before = passages.at(-1)
    const passage = { chunks, start_ms, end_ms, speaker, begins_turn: speaker !== before?.speaker }
    const both = before && joined(before, passage)
    if (both) passages[passages.length - 1] = both
    else passages.push(passage)
  }
  return passages
}

/** Joins two passages. Undefined unless the first is too short to be read alone and both fit one caption. */
function joined(first: Passage, second: Passage): Passage | undefined {
  const isShort = first.end_ms - first.start_ms < captionLimits.shortestMs
  if (!isShort || second.begins_turn) return undefined
  if (second.start_ms - first.end_ms > longestJoinedPauseMs) return undefined
  if (second.end_ms - first.start_ms > captionLimits.longestMs) return undefined
  const chunks = [
    ...first.chunks.slice(0, -1),
    ...first.chunks.slice(-1).map(endOfSentence),
    ...second.chunks,
  ]
  const both = { ...first, chunks, end_ms: second.end_ms }
  return isOneCaption(both) ? both : undefined
}

function isOneCaption(passage: Passage): boolean {
  return linesOf(measure(passage), 0, passage.chunks.length) !== undefined
}

function endOfSentence(chunk: TextChunk): TextChunk {
  const isFullWidth = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u{3000}-\u{303f}\u{ff01}-\u{ff60}]$/u.test(
    chunk.text,
  )
  return { ...chunk, space: !isFullWidth, breakCost: 0 }
}

/** Sums over the chunks of a passage. */
interface Measure {
  readonly chunks: readonly TextChunk[]
  /** Width of the chunks from `from` up to, not including, `to` on one line. */
  readonly signs: (from: number, to: number) => number
  /** The share of the time that has passed before the chunk at a position, from 0 to 1. */
  readonly share: (position: number) => number
}

function measure({ chunks, speaker, begins_turn }: Passage): Measure {
  const ends = [begins_turn && speaker ? -speakerLabel(speaker).length : 0]
  const spoken = [0]
  let end = 0
  let said = 0
  for (const { signs, space } of chunks) {
    ends.push((end += signs + (space ? 1 : 0)))
    spoken.push((said += signs))
  }
  return {
    chunks,
    signs: (from, to) => (ends[to] ?? 0) - (ends[from] ?? 0) - (chunks[to - 1]?.space ? 1 : 0),
    share: (position) => (spoken[position] ?? 0) / said,
  }
}

/** The text before the first words of a speaker, in formats without another way to name the speaker. */
export function speakerLabel(speaker: string): string {
  return `${speaker}: `
}

// Weights of the properties of a bad break, in the unit of `Piece.breakCost`.
const costOfCaption = 20
const costOfFullCaption = 20
const costOfFewSigns = 30
const costOfShortTime = 100
const costOfLongTime = 400
const captionBreakWeight = 2
const costOfUnevenLines = 10
const costOfLongerUpperLine = 4
const fewSigns = 10

/** Cuts a passage into captions at the lowest cost, considering all positions (dynamic programming). */
function cut(passage: Passage): Caption[] {
  const measured = measure(passage)
  const { chunks, share } = measured
  const duration = Math.max(0, passage.end_ms - passage.start_ms)
  const cuts: Cut[] = [{ from: 0, lineEnd: 0, cost: 0 }]
  for (let to = 1; to <= chunks.length; to += 1) {
    let best: Cut | undefined
    for (let from = to - 1; from >= 0; from -= 1) {
      const lines = linesOf(measured, from, to)
      if (!lines) break
      const ms = (share(to) - share(from)) * duration
      const cost =
        (cuts[from]?.cost ?? 0) +
        (chunks[from - 1]?.breakCost ?? 0) * captionBreakWeight +
        lines.cost +
        costOfSize(measured.signs(from, to)) +
        costOfTime(ms)
      if (!best || cost < best.cost) best = { from, lineEnd: lines.end, cost }
    }
    // A single chunk always has lines.
    cuts.push(best ?? { from: to - 1, lineEnd: to, cost: 0 })
  }
  const captions: Caption[] = []
  for (let to = chunks.length; to > 0;) {
    const { from, lineEnd } = cuts[to] ?? { from: 0, lineEnd: to }
    const lines = [textOf(chunks.slice(from, lineEnd)), textOf(chunks.slice(lineEnd, to))].filter(Boolean)
    captions.unshift({
      lines,
      start_ms: passage.start_ms + share(from) * duration,
      end_ms: passage.start_ms + share(to) * duration,
      speaker: passage.speaker,
      begins_turn: passage.begins_turn && from === 0,
    })
    to = from
  }
  return captions
}

/** The best last caption that ends at a position: its start, the end of its upper line, and the cost so far. */
interface Cut {
  readonly from: number
  readonly lineEnd: number
  readonly cost: number
}

/** The end of the upper line of a caption. Undefined if it does not fit. One line if one is enough. */
function linesOf(
  { chunks, signs }: Measure,
  from: number,
  to: number,
): { end: number; cost: number } | undefined {
  const { signsOfLine } = captionLimits
  if (to - from === 1 || signs(from, to) <= signsOfLine) return { end: to, cost: 0 }
  let best: { end: number; cost: number } | undefined
  for (let end = from + 1; end < to; end += 1) {
    const [upper, lower] = [signs(from, end), signs(end, to)]
    if (upper > signsOfLine && end - from > 1) break
    if (lower > signsOfLine && to - end > 1) continue
    const cost =
      (chunks[end - 1]?.breakCost ?? 0) +
      (Math.abs(upper - lower) / signsOfLine) * costOfUnevenLines +
      (upper > lower ? costOfLongerUpperLine : 0) +
      (Math.min(upper, lower) < fewSigns ? costOfFewSigns : 0)
    if (!best || cost < best.cost) best = { end, cost }
  }
  return best
}

/** Few captions of similar size have the lowest cost. */
function costOfSize(signs: number): number {
  const fullness = signs / (captionLimits.lines * captionLimits.signsOfLine)
  return costOfCaption + costOfFullCaption * fullness ** 2 + (signs < fewSigns ? costOfFewSigns : 0)
}

function costOfTime(ms: number): number {
  const { shortestMs, longestMs } = captionLimits
  // The square makes the parts of a cut cost less than the whole, even if they are still too long.
  if (ms > longestMs) return costOfLongTime * (Math.ceil(ms / longestMs) - 1) ** 2
  return ms < shortestMs ? costOfShortTime : 0
}
