import { languageCode } from '@lectern/domain/voices/languages.ts'

/** A number as a page writes it, and what stands before or after it: a currency, a unit, a percent sign. */
export interface ReadNumber {
  readonly value: number
  readonly unit: string
}

interface Separators {
  readonly decimal: string
  readonly group: string
}

const known = new Map<string, Separators>()

/** How a language separates decimals and thousands. */
function separatorsOf(language: string): Separators {
  const code = languageCode(language)
  const cached = known.get(code)
  if (cached) return cached
  const parts = new Intl.NumberFormat([code, 'en'], {
    useGrouping: 'always',
    numberingSystem: 'latn',
  }).formatToParts(1234567.5)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const found = { decimal: partOf('decimal') || '.', group: partOf('group') || ',' }
  known.set(code, found)
  return found
}

const shape =
  /^(?<before>[^\p{N}\-−–+]{0,8})(?<sign>[-−–]?)(?<digits>\d[\d.,\s\u00a0\u202f'’]*\d|\d)(?<after>[^\p{N}]{0,24})$/u
const spaces = /[\s\u00a0\u202f'’]/gu

/**
 * The number in a text that has just one, in the notation of its language. Undefined for ranges, dates, times, telephone
 * numbers and texts with several numbers.
 */
export function readNumber(text: string, language: string): ReadNumber | undefined {
  const {
    before = '',
    sign = '',
    digits = '',
    after = '',
  } = shape.exec(toLatinDigits(text).trim())?.groups ?? {}
  if (digits === '' || /^[:/]|[=×·^]/.test(`${before}${after}`.trim())) return undefined
  // A telephone number or a number of a file has no separators or many.
  if (/^0\d/.test(digits) || /^\d{10,}$/.test(digits)) return undefined
  // 'about 6 km', '每秒约6公里': words before the number belong to it as its unit does.
  if (/[\p{Ll}\p{Lo}]/u.test(before) && /\p{L}/u.test(after) && !/\p{Sc}/u.test(before)) return undefined
  const value = valueOf(digits, separatorsOf(language))
  if (value === undefined) return undefined
  const unit = [before.trim(), after.trim()].filter(Boolean).join(' ')
  return { value: sign ? -value : value, unit }
}

function valueOf(digits: string, { decimal }: Separators): number | undefined {
  const bare = digits.replace(spaces, (space, at: number) => (isGroupAt(digits, at) ? '' : space))
  if (/\s/.test(bare)) return undefined
  const marks = bare.replace(/\d/g, '')
  if (marks === '') return Number(bare)
  const [last = ''] = marks.slice(-1)
  const isDecimal =
    marks.length === 1
      ? last === decimal || !/^\d{1,3}[.,]\d{3}$/.test(bare)
      : new Set(marks).size > 1 && marks.indexOf(last) === marks.length - 1
  const whole = isDecimal ? bare.slice(0, bare.lastIndexOf(last)) : bare
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole)) return undefined
  const rest = isDecimal ? bare.slice(bare.lastIndexOf(last) + 1) : ''
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${rest || '0'}`)
}

/** A space between groups of three digits. */
function isGroupAt(digits: string, at: number): boolean {
  return /^\d{3}(?!\d)/.test(digits.slice(at + 1)) && /\d$/.test(digits.slice(0, at))
}

const zeros = [0x0660, 0x06f0, 0x0966]

/** Arabic, Persian and Devanagari digits have the same values. */
function toLatinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('٪', '%')
}
