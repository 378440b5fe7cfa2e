import { languageOf } from '../../voices/languages.ts'
import { captionLimits } from './caption-limits.ts'
import { phraseWords } from './phrase-words.ts'
import { countSigns } from './signs.ts'
import { isNoSentenceEnd } from '../split-sentences.ts'

/** Part of a sentence that stays on one line. */
export interface TextChunk {
  readonly text: string
  readonly signs: number
  /** True if a space separates it from the next chunk. */
  readonly space: boolean
  /** The cost of a break after it: 0 at the end of a sentence, 1 to 9 between phrases, more within a phrase. */
  readonly breakCost: number
}

const withinPhrase = 11
const betweenClingingWords = 18
const withinUnbreakable = 30

/**
 * The chunks of a text, in order. Numbers with their units, abbreviations with the next word, equations, and text
 * joined by no-break spaces are one chunk, unless it is longer than a line.
 */
export function chunksOf(text: string, language: string | undefined): TextChunk[] {
  const words = wordsOf(text, language)
  const clings = clingingWords(language ?? 'en')
  const chunks: TextChunk[] = []
  let held = ''
  words.forEach(({ word, space, end }, index) => {
    const next = words[index + 1]?.word
    const isHeld =
      next !== undefined &&
      space !== '' &&
      (isNoBreakSpace.test(space) ||
        belongTogether(word, next) ||
        isNoSentenceEnd(text.slice(0, end), text.slice(end + space.length), language))
    const whole = held + word
    if (isHeld && countSigns(whole + space + next) <= captionLimits.signsOfLine) {
      held = whole + space
      return
    }
    held = ''
    const breakCost =
      next === undefined ? 0 : isHeld ? withinUnbreakable : costOfBreak(word + space, next, clings)
    chunks.push({ text: whole, signs: countSigns(whole), space: space !== '', breakCost })
  })
  return chunks
}

/** The text of adjacent chunks. No-break spaces become spaces. */
export function textOf(chunks: readonly TextChunk[]): string {
  return chunks
    .map(({ text, space }) => text + (space ? ' ' : ''))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

interface Word {
  readonly word: string
  /** White space after it. */
  readonly space: string
  /** End position of the word in the text. */
  readonly end: number
}

function wordsOf(text: string, language: string | undefined): Word[] {
  return [...text.matchAll(/(\S+)(\s*)/gu)].flatMap(({ 1: chunk = '', 2: space = '', index }) => {
    const words = unspaced.test(chunk) || chunk.includes('—') ? divide(chunk, language) : [chunk]
    let end = index
    return words.map((word, at) => {
      end += word.length
      return { word, end, space: at === words.length - 1 ? space : '' }
    })
  })
}

/** Scripts without spaces between words, and the punctuation that has the width of a character. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\u{3000}-\u{303f}\u{ff01}-\u{ff60}]/u
const endsUnspaced = new RegExp(`${unspaced.source}\\p{M}*$`, 'u')
const beginsUnspaced = new RegExp(`^${unspaced.source}`, 'u')

/**
 * Characters that must not start a line: closing punctuation, marks, length and repetition marks, small kana (JIS X
 * 4051), units.
 */
const beginsNoLine = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{M}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ℃°]/u
/** Characters that must not end a line: opening punctuation, and a number before its unit. */
const endsNoLine = /[\p{Ps}\p{Pi}\p{Sc}\p{N}第]$/u

/** Divides text without spaces between words, at possible line ends. */
function divide(chunk: string, language: string | undefined): string[] {
  const parts: string[] = []
  for (const { segment } of wordSegmenter(language).segment(chunk)) {
    const before = parts.at(-1)
    if (before !== undefined && !mayBreak(before, segment)) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts
}

function mayBreak(before: string, after: string): boolean {
  const byScript = endsUnspaced.test(before) || beginsUnspaced.test(after) || /[^—]—+$/u.test(before)
  return byScript && !beginsNoLine.test(after) && !endsNoLine.test(before)
}

const segmenters = new Map<string, Intl.Segmenter>()

function wordSegmenter(language: string | undefined): Intl.Segmenter {
  const known = languageOf(language) ?? 'en'
  let segmenter = segmenters.get(known)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(known, { granularity: 'word' })
    segmenters.set(known, segmenter)
  }
  return segmenter
}

const isNoBreakSpace = /[\u{a0}\u{202f}]/u
const isOperator = /^[\p{Sm}−×·*/=]$/u
const isUnit =
  /^(?:[kcmdµμnMGTh]?(?:m|g|l|L|s|A|V|W|J|N|Hz|Pa|B|Wh|eV|mol)[²³]?|(?:km|m)\/[hs]|h|min|t|°\p{L}?|€|\$|£|¥|К|м|км|кг|г|л|с)(?=\P{L}|$)/u

/** True if a line must not end at the space between two words. */
function belongTogether(before: string, after: string): boolean {
  return (
    isOperator.test(before) ||
    isOperator.test(after) ||
    // A dash, a closing bracket or French punctuation after its space.
    /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]+$/u.test(after) ||
    /^[\p{Ps}\p{Pi}]+$/u.test(before) ||
    (/\p{N}$/u.test(before) && (/^\p{N}{3}(?!\p{N})/u.test(after) || isUnit.test(after))) ||
    // `z. B.`, `p. ej.`
    (/^\P{L}*\p{L}\.$/u.test(before) && /^\p{L}{1,3}\./u.test(after))
  )
}

interface ClingingWords {
  readonly opening: ReadonlySet<string>
  readonly leaning: ReadonlySet<string>
  readonly closing: ReadonlySet<string>
}

const clingingWordsOf = new Map<string | undefined, ClingingWords>()

function clingingWords(tag: string): ClingingWords {
  const language = languageOf(tag)
  let found = clingingWordsOf.get(language)
  if (!found) {
    const { opening = '', leaning = '', closing = '' } = (language && phraseWords[language]) ?? {}
    const set = (words: string) => new Set(words.split(' '))
    found = { opening: set(opening), leaning: set(leaning), closing: set(closing) }
    clingingWordsOf.set(language, found)
  }
  return found
}

/** Lower values are better. Sentence ends come first, then punctuation by its strength, then conjunctions. */
function costOfBreak(
  beforeWithSpace: string,
  after: string,
  { opening, leaning, closing }: ClingingWords,
): number {
  const before = beforeWithSpace.trimEnd()
  const said = before.replace(/[\p{Pe}\p{Pf}"']+$/u, '')
  if (/[.!?…。！？।॥؟]$/u.test(said)) return 0
  if (/[;:؛；：\p{Pd}]$/u.test(said)) return 1
  if (/[,،、，]$/u.test(said)) return 2
  if (said !== before || /^[\p{Ps}\p{Pi}"']/u.test(after)) return 4
  const [word, next] = [bare(before), bare(after)]
  if (opening.has(word) || leaning.has(word) || closing.has(next)) return betweenClingingWords
  if (opening.has(next) || closing.has(word) || beginsWithAnd.test(next)) return 5
  if (spaceOfPhrase.test(beforeWithSpace)) return 3
  return costByKana(before, after) ?? withinPhrase
}

/** In languages without spaces between words and without other punctuation, spaces separate phrases. */
const spaceOfPhrase = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]\s+$/u

/** In Arabic and Hebrew 'and' is joined with the next word. */
const beginsWithAnd = /^(?:و\p{L}{3}|ו\p{L}{2})/u

/** A Japanese phrase ends with particles or endings in hiragana, and the next one starts with another script. */
function costByKana(before: string, after: string): number | undefined {
  if (/^\p{sc=Hira}/u.test(after)) return betweenClingingWords
  return /\p{sc=Hira}$/u.test(before) ? 5 : undefined
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')
}
