import { contentWords } from '../../language/words/content-words.ts'

/** A value in a sentence that can be asked for, or exchanged for another of its kind. */
export interface Value {
  /** Values of the same kind fit into the same gap. */
  readonly kind: string
  readonly text: string
  readonly at: number
  readonly length: number
}

const year = /(?<![\d.,/:$\p{L}-])(?:1\d{3}|20\d{2})(?![\d/:$\p{L}-]|[.,]\d)/gu

/** Separate years. */
export function yearsIn(text: string): readonly Value[] {
  return valuesOf(text, year, () => 'year').filter(() => !/[`$]/.test(text))
}

const number =
  /(?<![\p{L}\p{N}.,/:$€£^_−±-])(?<![−±]\s)(\d+(?:[.,]\d+)*)(\s?%|\s\p{L}{3,}|\p{Script=Han})(?![\p{N}/:-])/gu

/** Numbers without a sign, with a unit or the noun that they count. Those of one unit fit into the same gap. */
export function numbersIn(text: string): readonly Value[] {
  if (/[`$]/.test(text)) return []
  return (
    [...text.matchAll(number)]
      .filter(([, digits = '']) => !/^(?:1\d{3}|20\d{2})$/.test(digits))
      // '133 BCE' is a year.
      .filter(({ 2: unit = '' }) => unit.trim() !== 'BCE')
      .filter(({ index, 1: digits = '' }) => !isInRange(text, index, index + digits.length))
      .filter(({ index }) => !isLabelled(text.slice(0, index)))
      .map(({ index, 1: digits = '', 2: unit = '' }) => ({
        kind: `number ${unit.trim().toLowerCase().slice(0, 5)}`,
        text: digits,
        at: index,
        length: digits.length,
      }))
  )
}

/** '58 to 62 per cent': one end of a range is no value by itself. */
function isInRange(text: string, start: number, end: number): boolean {
  return (
    /\d(?:\s?[%°]\p{L}?|\s\p{L}{3,})?\s*(?:[-–—~]|\p{L}{1,4})\s*$/u.test(text.slice(0, start)) ||
    /^(?:\s?[%°]\p{L}?|\s\p{L}{3,})?\s*(?:[-–—~]|\p{L}{1,4})\s*\d/u.test(text.slice(end))
  )
}

/** 'Line 14 shows', 'Apollo 11 landed': the number belongs to a name, and counts nothing. */
function isLabelled(before: string): boolean {
  const [, word = ''] = /(\p{Lu}\p{Ll}+)\s$/u.exec(before) ?? []
  return contentWords(word).size > 0
}

const code = /`([^`\s]{1,24})`/g

/** Names in code: functions, tags, and identifiers. */
export function codesIn(text: string): readonly Value[] {
  return valuesOf(text, code, shapeOf).filter(({ kind }) => kind !== '')
}

function shapeOf(span: string): string {
  const name = span.replaceAll('`', '')
  if (/^[\w.]+\(\)$/.test(name)) return 'function'
  if (/^<\/?[\w.]+\s?\/?>$/.test(name)) return 'tag'
  if (/\d/.test(name)) return 'numbered'
  if (/^[\p{Lu}][\p{L}\p{N}_.]+$/u.test(name)) return 'class'
  return /^\.?[\p{L}_][\p{L}\p{N}_.-]+$/u.test(name) ? 'identifier' : ''
}

function valuesOf(text: string, pattern: RegExp, kindOf: (value: string) => string): readonly Value[] {
  return [...text.matchAll(pattern)].map(({ index, 0: value }) => ({
    kind: kindOf(value),
    text: value,
    at: index,
    length: value.length,
  }))
}
