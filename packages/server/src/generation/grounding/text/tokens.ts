import { lexiconOf, type Lexicon, type Sign } from '../language/lexicon.ts'
import { chineseNumeral, chineseValue, digits, extended, valueOfWord, valuesOf } from './numbers.ts'
import { unitsOf } from './units.ts'
import { foldWord, unspacedScript } from '../language/words.ts'

/** '18th century', '18. Jahrhundert' */
const ordinal = /^(?:st|nd|rd|th|º|ª|\.|-?[eè]me|e|er)(?=\s)/u
const formula = /\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)[^$\n]+(?<!\s)\$(?!\d)/gu

interface Place {
  /** As it is written. */
  readonly text: string
  readonly at: number
  readonly end: number
}

export interface WordToken extends Place {
  readonly kind: 'word'
  readonly folded: string
  /** Whether it carries meaning by itself: it has more than three letters, or is a syllable of an unspaced script. */
  readonly isContent: boolean
  /** A character of a script without spaces between words. */
  readonly isSyllable: boolean
  readonly isCapital: boolean
  /** A word with digits or of capitals alone: 'CO2', 'DNA'. */
  readonly isSymbol: boolean
}

export interface NumberToken extends Place {
  readonly kind: 'number'
  /** The values that it can have, by the separators of languages. */
  readonly values: readonly number[]
  readonly isSpelled: boolean
  readonly isYear: boolean
  readonly unit?: string | undefined
  readonly isRough: boolean
}

export interface MonthToken extends Place {
  readonly kind: 'month'
  readonly month: number
}

export type SignToken = Place & Sign

export type Token = WordToken | NumberToken | MonthToken | SignToken

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{L})(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])*/gu

/** The words, numbers and phrases of a text, in order. */
export function tokensOf(text: string, language: string): readonly Token[] {
  const lexicon = lexiconOf(language)
  const written = text.normalize('NFC').replaceAll('’', "'")
  const lower = lowerCase(written)
  const taken = new Uint8Array(written.length)
  const tokens: Token[] = []
  const take = (token: Token) => {
    tokens.push(token)
    taken.fill(1, token.at, token.end)
  }
  const isFree = (at: number, length: number) => taken.subarray(at, at + length).every((one) => one === 0)
  takeNumbers(written, language, lexicon, take)
  for (const { 0: phrase, index } of lower.matchAll(lexicon.phrases)) {
    const sign = isFree(index, phrase.length) ? lexicon.signOf(phrase.replace(/\s+/gu, ' ')) : undefined
    if (sign)
      take({
        text: written.slice(index, index + phrase.length),
        at: index,
        end: index + phrase.length,
        ...sign,
      })
  }
  for (const { 0: found, index } of written.matchAll(word))
    if (isFree(index, found.length)) take(wordToken(found, index, lexicon))
  return joinNumbers(
    tokens.toSorted((one, other) => one.at - other.at),
    written,
    language,
    lexicon,
  )
}

/** Lower case of the same length, so that places agree. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : [...text]
        .map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign))
        .join('')
}

function takeNumbers(text: string, language: string, lexicon: Lexicon, take: (token: Token) => void): void {
  const formulas = [...text.matchAll(formula)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  )
  for (const { 0: found, index } of text.matchAll(digits)) {
    const values = valuesOf(found)
    const isInFormula = formulas.some(([from, to]) => index >= from && index < to)
    const number = numberToken(
      found,
      index,
      values,
      false,
      isInFormula ? text.slice(0, index + found.length) : text,
      language,
    )
    if (values.length > 0) take(isInFormula && number.unit === '$' ? { ...number, unit: undefined } : number)
  }
  if (lexicon.spaced) return
  for (const { 0: found, index } of text.matchAll(chineseNumeral))
    take(numberToken(found, index, [chineseValue(found)], found.length < 2, text, language))
}

function numberToken(
  found: string,
  at: number,
  values: readonly number[],
  isSpelled: boolean,
  text: string,
  language: string,
): NumberToken {
  const end = at + found.length
  const prefix = /([$€£¥₹])\s?$/u.exec(text.slice(Math.max(0, at - 2), at))?.[1]
  const percent = text.slice(Math.max(0, at - 3), at).endsWith('百分之') ? '%' : undefined
  const unit =
    prefix ?? percent ?? unitsOf(language).find(text.slice(end, end + 40).replace(ordinal, ''))?.unit
  const [value = 0] = values
  const isNamed = unit !== undefined && unit !== 'year'
  const isYear = !isSpelled && !isNamed && /^\p{Nd}{4}$/u.test(found) && value >= 1000 && value <= 2100
  return {
    kind: 'number',
    text: found,
    at,
    end,
    values,
    isSpelled,
    isYear,
    isRough: false,
    ...(unit && { unit }),
  }
}

function wordToken(text: string, at: number, lexicon: Lexicon): Token {
  const month = lexicon.months.get(text.toLowerCase())
  if (month !== undefined) return { kind: 'month', text, at, end: at + text.length, month }
  const isUnspaced = unspacedScript.test(text)
  return {
    kind: 'word',
    text,
    at,
    end: at + text.length,
    folded: foldWord(text),
    isContent: isUnspaced || text.length > 3 || (text.length > 1 && /^\p{Lu}+$/u.test(text)),
    isSyllable: isUnspaced,
    isCapital: /^\p{Lu}/u.test(text),
    isSymbol:
      /^\p{L}+\p{Nd}/u.test(text) || (text.length > 1 && text.length < 7 && /^\p{Lu}{2,}$/u.test(text)),
  }
}

/** Joins the words of numbers: 'two hundred and five', '5 million', 'two thirds'. Marks approximate numbers. */
function joinNumbers(
  tokens: readonly Token[],
  text: string,
  language: string,
  lexicon: Lexicon,
): readonly Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token) continue
    const start = startOfNumber(token, lexicon)
    if (start === undefined) {
      joined.push(token)
      continue
    }
    const read = readNumber(tokens, index, start, lexicon)
    const last = tokens[read.last] ?? token
    const isSpelled = token.kind !== 'number' && read.values.every((value) => value <= 12)
    const isWhole = token.kind === 'number' && read.last === index
    const number = isWhole
      ? token
      : numberToken(text.slice(token.at, last.end), token.at, read.values, isSpelled, text, language)
    const isRough = [joined.at(-1), tokens[read.last + 1]].some((one) => one?.kind === 'about')
    joined.push({ ...number, isRough })
    index = read.last
  }
  return joined
}

function startOfNumber(token: Token, lexicon: Lexicon): readonly number[] | undefined {
  if (token.kind === 'number') return token.values
  if (token.kind === 'fraction') return [token.value]
  const value = token.kind === 'word' ? valueOfWord(token.text.toLowerCase(), lexicon) : undefined
  return value === undefined ? undefined : [value]
}

function readNumber(tokens: readonly Token[], from: number, start: readonly number[], lexicon: Lexicon) {
  let [values, last] = [start, from]
  for (let at = from + 1; at < tokens.length; at += 1) {
    const next = tokens[at]
    if (!next) break
    if (next.kind === 'fraction') {
      values = values.map((value) => value * next.value)
      last = at
      break
    }
    if (next.kind !== 'word') break
    const folded = next.text.toLowerCase()
    const value = valueOfWord(folded, lexicon) ?? chineseScale[folded]
    if (value === undefined) {
      if (lexicon.joints.has(folded) && at === last + 1) continue
      break
    }
    const longer = values.flatMap(
      (one) =>
        extended(one, value) ?? (Number.isInteger(Math.log10(value)) && value >= 1000 ? [one * value] : []),
    )
    if (longer.length === 0) break
    values = longer
    last = at
  }
  return { values, last }
}

/** After digits: '5万'. */
const chineseScale: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 }
