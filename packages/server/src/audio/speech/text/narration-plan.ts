import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import type { MarkedSpan } from '../marked-span.ts'
import { type ScriptPiece, scriptPieces } from './script-pieces.ts'
import { hasWords, longestPassage, passagesOf, speakable } from './speakable.ts'

/** A sentence of a script with words, or the part of one between two marked pauses. */
export interface PlannedSentence {
  /** As the author wrote it, without marks. */
  readonly written: string
  /** As it is spoken: terms by the glossary, formulas, units and abbreviations in words. */
  readonly spoken: string
  /** The spoken words with their marks. Undefined if the voice follows no mark in this sentence. */
  readonly spans?: readonly MarkedSpan[]
  /** Whether it is the last sentence of a paragraph. */
  readonly endsParagraph: boolean
  /** Marked silence before the first sentence, in seconds. */
  readonly lead?: number
  /** Marked silence after it, in seconds. Undefined: the usual silence. */
  readonly pause?: number
}

/** The text of one request to an engine. */
export interface PlannedPassage {
  readonly text: string
  /** The text with its marks. Undefined if it has none. */
  readonly spans?: readonly MarkedSpan[] | undefined
  /** Silence after it, in seconds. */
  readonly pause: number
  /** True if the author marked the silence after it. The next sentence is then another request. */
  readonly isPauseMarked?: boolean
  /** The contents of the passage, in order: sentences, or a piece of one that is too long for a request. */
  readonly parts: readonly PassagePart[]
}

export interface PassagePart {
  readonly text: string
  /** The index of its sentence in the plan. */
  readonly sentence: number
}

const pauses = { passage: 0.12, sentence: 0.32, paragraph: 0.6 }

/**
 * Splits a script into sentences and converts each to spoken words, by the rules of the script's language. `followed` are
 * the marks of words that the voice follows.
 */
export async function planNarration(
  script: string,
  language: string,
  glossary: readonly GlossaryTerm[] = [],
  followed: readonly WordMark[] = [],
): Promise<readonly PlannedSentence[]> {
  const sentences: PlannedSentence[] = []
  const { pieces, silenceAtEnd } = scriptPieces(script, language, followed)
  let silence = 0
  const endWith = (more: Partial<PlannedSentence>) => {
    const last = sentences.pop()
    if (last) sentences.push({ ...last, ...more })
  }
  for (const piece of pieces) {
    silence += piece.silence
    const spoken = await speakSpans(piece.spans, language, glossary)
    if (hasWords(spoken.spoken)) {
      const lead = sentences.length === 0 ? silence : 0
      if (silence > 0) endWith({ pause: silence })
      silence = 0
      sentences.push({
        written: piece.written,
        ...spoken,
        endsParagraph: false,
        ...(lead > 0 && { lead }),
      })
    }
    if (piece.endsParagraph) endWith({ endsParagraph: true })
  }
  silence += silenceAtEnd
  if (silence > 0) endWith({ pause: silence })
  return sentences
}

/** Converts the spans of a sentence to spoken words. */
async function speakSpans(
  spans: ScriptPiece['spans'],
  language: string,
  glossary: readonly GlossaryTerm[],
): Promise<Pick<PlannedSentence, 'spoken' | 'spans'>> {
  const speak = (text: string) => speakable(applyGlossary(text, glossary, language), language)
  const [first] = spans
  if (spans.length === 1 && first.marks.length === 0) return { spoken: await speak(first.text) }
  const spoken: MarkedSpan[] = []
  let before = ''
  for (const { text, marks } of spans) {
    const gap = /\s$/.test(before) || /^\s/.test(text) ? ' ' : ''
    const words = await speak(text)
    spoken.push({ text: spoken.length === 0 ? words : `${gap}${words}`, marks })
    before = text
  }
  return { spoken: textOf(spoken), spans: spoken }
}

function textOf(spans: readonly MarkedSpan[]): string {
  return spans.map(({ text }) => text).join('')
}

/**
 * All spoken words as text: one sentence per line, an empty line after each paragraph. Contains the marks that the voice
 * follows.
 */
export function spokenText(sentences: readonly PlannedSentence[]): string {
  return sentences
    .map(({ spoken, spans, endsParagraph, lead, pause }) => {
      const said = spans ? spans.map(withTags).join('') : spoken
      const line = `${lead === undefined ? '' : `[pause ${lead}]\n`}${said}${pause === undefined ? '' : `\n[pause ${pause}]`}`
      return endsParagraph ? `${line}\n` : line
    })
    .join('\n')
    .trim()
}

function withTags({ text, marks }: MarkedSpan): string {
  return marks.reduce((said, mark) => `[${mark}]${said}[/${mark}]`, text)
}

/** How an engine takes its requests. */
interface Requests {
  /** Sentences are joined to requests of at most this many characters. One sentence per request if undefined. */
  readonly joinsUpTo?: number | undefined
  /** True if the words of a request can have different marks. Otherwise all of its words have the same. */
  readonly mixesMarks?: boolean | undefined
}

/**
 * The requests to an engine. An engine that takes whole paragraphs (`joinsUpTo` characters) gets as many sentences per
 * request as it allows; any other gets one. A sentence that is too long is split.
 */
export function passagesOfPlan(
  sentences: readonly PlannedSentence[],
  { joinsUpTo = 0, mixesMarks = false }: Requests = {},
): PlannedPassage[] {
  const longest = joinsUpTo || longestPassage
  const single = sentences.flatMap((planned, sentence) =>
    requestsOf(planned, longest, mixesMarks).map(({ text, spans }, index, { length }): PlannedPassage => {
      const isLast = index === length - 1
      return {
        text,
        ...(spans && { spans }),
        parts: [{ text, sentence }],
        pause: isLast ? pauseAfter(planned) : pauses.passage,
        ...(isLast && planned.pause !== undefined && { isPauseMarked: true }),
      }
    }),
  )
  return single.reduce<PlannedPassage[]>((passages, next) => {
    const last = passages.at(-1)
    const joined = last && (mixesMarks || hasSameMarks(last, next)) && join(last, next)
    if (joined && joined.text.length + markupOf(joined.spans) <= joinsUpTo)
      return [...passages.slice(0, -1), joined]
    return [...passages, next]
  }, [])
}

/** Characters that a provider's markup of these spans may take. */
function markupOf(spans: readonly MarkedSpan[] = []): number {
  return spans.reduce((sum, { marks }) => sum + marks.length * 80, 0)
}

function pauseAfter({ pause, endsParagraph }: PlannedSentence): number {
  return pause ?? pauses[endsParagraph ? 'paragraph' : 'sentence']
}

/** The texts in which a sentence is spoken. */
function requestsOf(
  { spoken, spans }: PlannedSentence,
  longest: number,
  mixesMarks: boolean,
): readonly Pick<PlannedPassage, 'text' | 'spans'>[] {
  if (!spans) return passagesOf(spoken, longest).map((text) => ({ text }))
  if (mixesMarks && spoken.length + markupOf(spans) <= longest) return [{ text: spoken, spans }]
  return spans.flatMap(({ text: said, marks }) =>
    passagesOf(said.trim(), longest).map((text) =>
      marks.length > 0 ? { text, spans: [{ text, marks }] } : { text },
    ),
  )
}

function hasSameMarks(one: PlannedPassage, other: PlannedPassage): boolean {
  return !one.spans && !other.spans
}

/** Joins two passages into one request. An empty line makes a voice pause as between paragraphs. */
function join(first: PlannedPassage, second: PlannedPassage): PlannedPassage | undefined {
  if (first.isPauseMarked) return undefined
  const between = first.pause === pauses.paragraph ? '\n\n' : ' '
  const spans =
    first.spans || second.spans
      ? [...spansOf(first), { text: between, marks: [] }, ...spansOf(second)]
      : undefined
  return {
    text: `${first.text}${between}${second.text}`,
    ...(spans && { spans }),
    parts: [...first.parts, ...second.parts],
    pause: second.pause,
    ...(second.isPauseMarked && { isPauseMarked: true }),
  }
}

function spansOf({ text, spans }: PlannedPassage): readonly MarkedSpan[] {
  return spans ?? [{ text, marks: [] }]
}

/** Number of letters and digits, to weigh omitted passages. */
export function weightOf(passages: readonly { text: string }[]): number {
  return passages.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}
