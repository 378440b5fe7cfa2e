import { heardMarks } from '@lectern/domain/narration/marks/heard-marks.ts'
import { type MarkedScript, readMarks } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { MarkedSpan } from '../marked-span.ts'
import { hasWords } from './speakable.ts'

/** A sentence of a script, or the part of one between two pauses. */
export interface ScriptPiece {
  /** As the author wrote it, without marks. */
  readonly written: string
  /** The same words, cut where marks begin and end. */
  readonly spans: readonly [MarkedSpan, ...MarkedSpan[]]
  /** Marked silence before it, in seconds. */
  readonly silence: number
  readonly endsParagraph: boolean
}

/**
 * The sentences of a script, cut at the pauses inside them, and the marked silence after the last one. Cuts at marks
 * that the voice does not follow would change how it speaks, so there are none.
 */
export function scriptPieces(
  script: string,
  language: string,
  followed: readonly WordMark[],
): { readonly pieces: readonly ScriptPiece[]; readonly silenceAtEnd: number } {
  const read = readMarks(script)
  const marked = { words: read.words, ...heardMarks(read) }
  const silenceUntil = createSilences(marked)
  const pieces: ScriptPiece[] = []
  let end = 0
  for (const paragraph of marked.words.split(/\n\s*\n/)) {
    const cut = splitSentences(paragraph, language).flatMap((sentence) => {
      const start = marked.words.indexOf(sentence, end)
      end = start + sentence.length
      return betweenPauses(marked, start, end)
    })
    for (const [index, { start, end: pieceEnd }] of cut.entries())
      pieces.push({
        written: marked.words.slice(start, pieceEnd).trim(),
        spans: spansOf(marked, start, pieceEnd, followed),
        // A pause is before a word and the signs on it, and other signs can be before both.
        silence: silenceUntil(
          start + Math.max(0, marked.words.slice(start, pieceEnd).search(/[\p{L}\p{N}]/u)),
        ),
        endsParagraph: index === cut.length - 1,
      })
  }
  return { pieces, silenceAtEnd: silenceUntil(Infinity) }
}

/** A script without its marks, and what is heard of these. */
type HeardScript = Pick<MarkedScript, 'words' | 'pauses' | 'ranges'>

interface Range {
  readonly start: number
  readonly end: number
}

/** Cuts a sentence at its pauses. Signs before its first word, such as a dash, stay with that. */
function betweenPauses({ words, pauses }: HeardScript, start: number, end: number): Range[] {
  const cuts = pauses
    .map(({ at }) => at)
    .filter((at) => at > start && at < end && hasWords(words.slice(start, at)))
  return [...cuts, end].map((to, index) => ({ start: cuts[index - 1] ?? start, end: to }))
}

/** Returns the silence between the last position it was called with and this one. */
function createSilences({ pauses }: HeardScript): (position: number) => number {
  let next = 0
  return (position) => {
    let silence = 0
    for (; next < pauses.length && (pauses[next]?.at ?? 0) <= position; next += 1)
      silence += pauses[next]?.seconds ?? 0
    return silence
  }
}

function spansOf(
  { words, ranges }: HeardScript,
  start: number,
  end: number,
  followed: readonly WordMark[],
): [MarkedSpan, ...MarkedSpan[]] {
  const inside = ranges.filter(
    (range) => followed.includes(range.mark) && range.start < end && range.end > start,
  )
  const cuts = [...new Set(inside.flatMap((range) => [range.start, range.end]))]
    .filter((at) => at > start && at < end)
    .toSorted((one, other) => one - other)
  let from = start
  const spans = [...cuts, end].map((to): MarkedSpan => {
    const marks = inside.filter((range) => range.start < to && range.end > from).map(({ mark }) => mark)
    const span = { text: words.slice(from, to), marks }
    from = to
    return span
  })
  const [first = { text: words.slice(start, end), marks: [] }, ...rest] = withWords(spans)
  return [first, ...rest]
}

/** Joins spans without words to the span before: a sign alone cannot be spoken, but changes how words sound. */
function withWords(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const joined: MarkedSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (!last || hasWords(span.text)) joined.push(span)
    else joined[joined.length - 1] = { ...last, text: `${last.text}${span.text}` }
  }
  return joined
}
