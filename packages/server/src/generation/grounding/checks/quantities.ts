import { type Alignment, shareValue } from '../evidence/align.ts'
import type { Evidence } from '../evidence/page-evidence.ts'
import type { Checked, Mismatch } from '../evidence/sentence.ts'
import type { MonthToken, NumberToken } from '../text/tokens.ts'
import { valuesOf } from '../text/numbers.ts'
import { isCloseTo, sameAmount } from '../text/units.ts'

const nearlyEqual = 0.75

/** Numbers of an aligned sentence that differ from the number in their place on the page. */
export function exchangedNumbers(alignment: Alignment): readonly Mismatch[] {
  const { own, page, pairs, sentence } = alignment
  return pairs.flatMap(([row, column]): readonly Mismatch[] => {
    const [one, other] = [own[row], page[column]]
    if (one?.kind !== 'number' || other?.kind !== 'number') return []
    // A small number word may count something else in a sentence of other words.
    if (one.isSpelled && alignment.score < nearlyEqual) return []
    const others = page.filter((token) => token.kind === 'number')
    if (others.some((number) => isDerived(one, number))) return []
    return [{ reason: reasonOf(one), words: [one.text], expected: [other.text], block: sentence.block }]
  })
}

/** Numbers that the evidence contains in no form. Small number words count things that the page may not count. */
export function unknownNumbers({ text, tokens, evidence }: Checked): readonly Mismatch[] {
  return tokens.flatMap((token): readonly Mismatch[] => {
    if (token.kind !== 'number' || (token.isSpelled && token.unit === undefined)) return []
    if (isKnown(token, evidence) || isListMark(text, token)) return []
    return [{ reason: reasonOf(token), words: [token.text], expected: [] }]
  })
}

/** The number of a list item: `2.` */
function isListMark(text: string, { at, end }: NumberToken): boolean {
  return /^\s*$/u.test(text.slice(0, at))
    ? /^[.)、．:](?!\p{Nd})/u.test(text.slice(end))
    : /[;；]\s*$/u.test(text.slice(0, at)) && /^[.)、]/u.test(text.slice(end))
}

function reasonOf({ isYear }: NumberToken): 'date' | 'number' {
  return isYear ? 'date' : 'number'
}

function isKnown(token: NumberToken, { numbers, counts, bareWords }: Evidence): boolean {
  return (
    numbers.some((number) => isDerived(token, number)) ||
    token.values.some((value) => counts.has(value)) ||
    isScaledElsewhere(token, numbers, bareWords)
  )
}

/** '800 million' of a table with 800 in a cell and 'million' in its heading. */
function isScaledElsewhere(
  { text }: NumberToken,
  numbers: readonly NumberToken[],
  words: ReadonlySet<string>,
): boolean {
  const [digits, ...scale] = text.split(/\s+/u)
  if (digits === undefined || scale.length === 0 || !/^\p{Nd}/u.test(digits)) return false
  const values = valuesOf(digits)
  return scale.every((word) => words.has(word)) && numbers.some((number) => shareValue(values, number.values))
}

/** Whether a number is that of the page, also as a percentage, a share, in another unit, rounded or as a decade. */
function isDerived(own: NumberToken, page: NumberToken): boolean {
  if (shareValue(own.values, page.values)) return true
  return own.values.some((value) =>
    page.values.some(
      (other) =>
        (page.unit === '%' && isCloseTo(value, other / 100) && value <= 1) ||
        (own.unit === '%' && isCloseTo(value / 100, other) && other <= 1) ||
        (own.unit !== undefined &&
          page.unit !== undefined &&
          sameAmount([value, own.unit], [other, page.unit])) ||
        (own.isRough && Math.abs(value - other) <= 0.08 * Math.abs(other)) ||
        (page.isYear && isPeriodOf(value, other, own)),
    ),
  )
}

/** 1997 is in the 1990s and in the 20th century. */
function isPeriodOf(value: number, year: number, { unit }: NumberToken): boolean {
  return value === Math.floor(year / 10) * 10 || (unit === 'century' && value === Math.ceil(year / 100))
}

/** Quantities whose unit differs from the unit that the page gives this number. */
export function wrongUnits({ tokens, evidence }: Checked): readonly Mismatch[] {
  return tokens.flatMap((token): readonly Mismatch[] => {
    if (token.kind !== 'number' || token.unit === undefined) return []
    const { unit } = token
    const equal = evidence.numbers.filter((number) => number.text === token.text)
    const same =
      equal.length > 0 ? equal : evidence.numbers.filter((number) => shareValue(token.values, number.values))
    if (same.length === 0) return []
    const isRight = same.some((number) => {
      const other = number.unit
      if (other === undefined)
        return evidence.numbers.some((one) => one.unit === unit) || evidence.bareWords.has(unit)
      return (
        other === unit ||
        token.values.some((value) =>
          number.values.some((second) => sameAmount([value, unit], [second, other])),
        )
      )
    })
    if (isRight) return []
    const expected = same.flatMap((number) => (number.unit ? [`${number.text} ${number.unit}`] : []))
    return [{ reason: 'unit', words: [`${token.text} ${unit}`], expected: [...new Set(expected)] }]
  })
}

/** Months beside a number that the evidence does not name. */
export function wrongMonths({ tokens, evidence }: Checked): readonly Mismatch[] {
  const isDate = (index: number) => [index - 1, index + 1].some((at) => tokens[at]?.kind === 'number')
  return tokens
    .filter((token, index): token is MonthToken => token.kind === 'month' && isDate(index))
    .filter(({ month }) => !evidence.months.has(month))
    .map(({ text }) => ({ reason: 'date', words: [text], expected: [] }))
}
