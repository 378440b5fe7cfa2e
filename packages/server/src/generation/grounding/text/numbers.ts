import type { Lexicon } from '../language/lexicon.ts'

/** A number as digits, with separators, or as a fraction sign. */
export const digits =
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}_])[−-]?(?:\p{Nd}{1,3}(?:[\u00a0\u202f ]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,٬٫'’]\p{Nd}+)*(?:\s?[/⁄]\s?\p{Nd}+(?![\p{Nd}/]))?[½⅓⅔¼¾]?)|[½⅓⅔¼¾⅕⅛]/gu

const fractionSigns: Readonly<Record<string, number>> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
  '⅕': 0.2,
  '⅛': 0.125,
}

/** All values that a number in digits can have: '1.000' is one or a thousand, by the separators of the language. */
export function valuesOf(written: string): readonly number[] {
  const sign = /[½⅓⅔¼¾⅕⅛]$/u.exec(written)?.[0]
  const part = sign ? (fractionSigns[sign] ?? 0) : 0
  const text = latinDigits(sign ? written.slice(0, -1) : written).replace(/^[−-]/u, '')
  if (text === '') return [part]
  const [over, under] = text.split(/\s?[/⁄]\s?/u)
  if (under !== undefined) return Number(under) === 0 ? [] : [Number(over) / Number(under), Number(over)]
  const plain = text.replace(/[\u00a0\u202f '’٬]/gu, '').replaceAll('٫', '.')
  const readings = [
    plain.replaceAll(',', ''),
    plain.replaceAll('.', '').replace(',', '.'),
    plain.replace(/[.,](?=.*[.,])/gu, '').replace(',', '.'),
    plain.replace(/[.,]/gu, ''),
  ].filter((_, index) => index < 3 || /[.,]\d{3}(?!\d)/u.test(plain))
  return [...new Set(readings.map(Number).filter(Number.isFinite))].map((value) => value + part)
}

/** Digits of every script as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 48
    if (code < 128) return digit
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
    return String(code - zero)
  })
}

/** The value of a number word; undefined for other words. */
export function valueOfWord(word: string, lexicon: Lexicon): number | undefined {
  return lexicon.numbers.get(word) ?? germanNumber(word, lexicon)
}

/** 'fünfundzwanzig', 'zweihundert', 'neunzehnhundertneunundachtzig' */
function germanNumber(word: string, { numbers }: Lexicon): number | undefined {
  if (!numbers.has('zwanzig') || word.length < 8) return undefined
  return withScale(
    word,
    [
      ['tausend', 1000],
      ['hundert', 100],
    ],
    numbers,
  )
}

function withScale(
  word: string,
  [scale, ...smaller]: readonly (readonly [name: string, factor: number])[],
  numbers: ReadonlyMap<string, number>,
): number | undefined {
  if (!scale) return belowHundred(word, numbers)
  const [name, factor] = scale
  const at = word.indexOf(name)
  if (at < 0) return withScale(word, smaller, numbers)
  const [before, after] = [word.slice(0, at), word.slice(at + name.length)]
  const many = before === '' || before === 'ein' ? 1 : belowHundred(before, numbers)
  const rest = after === '' ? 0 : withScale(after, smaller, numbers)
  return many === undefined || rest === undefined ? undefined : many * factor + rest
}

function belowHundred(word: string, numbers: ReadonlyMap<string, number>): number | undefined {
  const whole = numbers.get(word)
  if (whole !== undefined) return whole
  const [unit, tens] = word.split('und')
  const ones = unit === 'ein' ? 1 : numbers.get(unit ?? '')
  const ten = numbers.get(tens ?? '')
  return ones === undefined || ten === undefined || ten % 10 !== 0 ? undefined : ones + ten
}

const chineseDigits = '零一二三四五六七八九'
const chineseUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** A Chinese numeral of at least two characters, such as 二十五 or 三百万. */
export const chineseNumeral =
  /[一二三四五六七八九两][一二三四五六七八九零〇两]*[十百千万亿][一二三四五六七八九零〇两十百千万亿]*|十[一二三四五六七八九]|[一二三四五六七八九〇零]{4}(?=年)/gu

export function chineseValue(text: string): number {
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二')
  if (/^[零一二三四五六七八九]+$/u.test(plain))
    return Number([...plain].map((sign) => chineseDigits.indexOf(sign)).join(''))
  let [total, section, digit] = [0, 0, 0]
  for (const sign of plain) {
    const unit = chineseUnits[sign]
    const value = chineseDigits.indexOf(sign)
    if (value >= 0) digit = value
    else if (unit) {
      section += (digit || 1) * unit
      digit = 0
    } else {
      total += (section + digit) * (sign === '亿' ? 1e8 : 1e4)
      section = 0
      digit = 0
    }
  }
  return total + section + digit
}

/** Adds a number word to a number that is being read: 'two hundred' and 'five'. Undefined if it starts another number. */
export function extended(value: number, next: number): number | undefined {
  if (next >= 100 && Number.isInteger(Math.log10(next))) {
    if (value >= next)
      return value % 1000 > 0 && value % 1000 < next ? value + (value % 1000) * (next - 1) : undefined
    return Math.max(1, value) * next
  }
  const free =
    value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : value % 20 === 0 ? 20 : value % 10 === 0 ? 10 : 0
  return value > 0 && next > 0 && next < free ? value + next : undefined
}
