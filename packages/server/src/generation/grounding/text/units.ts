import { languageOf } from '@lectern/domain/voices/languages.ts'
import { dataOf } from '../language/languages.ts'
import { entriesOf } from '../language/lists.ts'

/** Units with their dimension and their factor to its base unit. Units without an entry have a dimension of their own. */
const conversions: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  km: ['length', 1000],
  m: ['length', 1],
  cm: ['length', 0.01],
  mm: ['length', 0.001],
  µm: ['length', 1e-6],
  nm: ['length', 1e-9],
  t: ['mass', 1e6],
  kg: ['mass', 1000],
  g: ['mass', 1],
  mg: ['mass', 0.001],
  L: ['volume', 1],
  ml: ['volume', 0.001],
  'm³': ['volume', 1000],
  'cm³': ['volume', 0.001],
  'km³': ['volume', 1e12],
  'km²': ['area', 1e6],
  ha: ['area', 1e4],
  'm²': ['area', 1],
  'cm²': ['area', 1e-4],
  day: ['time', 86_400],
  week: ['time', 604_800],
  hour: ['time', 3600],
  minute: ['time', 60],
  second: ['time', 1],
  ms: ['time', 0.001],
  century: ['age', 100],
  decade: ['age', 10],
  year: ['age', 1],
  month: ['age', 1 / 12],
}

/** CLDR names of units with the symbols of this module. */
const cldr: Readonly<Record<string, string>> = {
  kilometer: 'km',
  meter: 'm',
  centimeter: 'cm',
  millimeter: 'mm',
  kilogram: 'kg',
  gram: 'g',
  liter: 'L',
  milliliter: 'ml',
  hectare: 'ha',
  acre: 'acre',
  mile: 'mile',
  foot: 'foot',
  inch: 'inch',
  yard: 'yard',
  pound: 'pound',
  ounce: 'ounce',
  celsius: '°C',
  fahrenheit: '°F',
  degree: '°',
  percent: '%',
  millisecond: 'ms',
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  byte: 'byte',
  kilobyte: 'kB',
  megabyte: 'MB',
  gigabyte: 'GB',
  'kilometer-per-hour': 'km/h',
  'meter-per-second': 'm/s',
}

/** Symbols that are the same in every language. */
const symbols =
  'km m cm mm µm nm kg g mg t L ml mL ha °C ℃ °F ° % ms min h K J kJ W kW MW V kV mV A mA Hz kHz MHz GHz Pa kPa hPa N kN mol eV Ω km/h m/s m² km² cm² m³ cm³ km³ kB KB MB GB TB € £ ¥ ₹ dB kcal cal bar atm'
const sameSymbols: Readonly<Record<string, string>> = {
  mL: 'ml',
  l: 'L',
  '℃': '°C',
  KB: 'kB',
  min: 'minute',
  h: 'hour',
  μm: 'µm',
}

/** Words and symbols of units in a language, the longest first. */
export interface Units {
  /** The unit after a number, at the start of a text. */
  find(text: string): { readonly unit: string; readonly length: number } | undefined
}

const created = new Map<string, Units>()

export function unitsOf(language: string): Units {
  const known = created.get(language) ?? create(language)
  created.set(language, known)
  return known
}

function create(language: string): Units {
  const names = namesOf(language)
  const words = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const end = ['zh', 'ja', 'th'].includes(languageOf(language) ?? '') ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`
  const pattern = new RegExp(String.raw`^[\s\u00a0\u202f\\-]{0,2}(${escaped.join('|')})${end}`, 'u')
  return {
    find(text) {
      const start = text.slice(0, 40)
      const found = pattern.exec(start) ?? pattern.exec(start.toLowerCase())
      const unit = found?.[1] && names.get(found[1])
      return found && unit ? { unit, length: found[0].length } : undefined
    },
  }
}

function namesOf(language: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const symbol of [...symbols.split(' '), 'μm']) names.set(symbol, sameSymbols[symbol] ?? symbol)
  for (const [name, unit] of Object.entries(cldr))
    for (const word of formsOf(name, languageOf(language) ?? 'en'))
      if (!names.has(word)) names.set(word, unit)
  for (const [word, unit] of entriesOf(dataOf(language).units)) names.set(word, unit)
  return names
}

/** The forms of a unit's long name: 'kilometre', 'kilometres'. */
function formsOf(unit: string, locale: string): readonly string[] {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  })
  const forms = [1, 2, 3, 5, 11, 100, 0.5].flatMap((count) =>
    format
      .formatToParts(count)
      .flatMap((part) => (part.type === 'unit' ? [part.value.trim().toLowerCase()] : [])),
  )
  return [...new Set(forms)].filter((form) => form.length > 0)
}

/** Whether two quantities are the same amount, also in another unit of their dimension. */
export function sameAmount(
  [value, unit]: readonly [number, string],
  [other, otherUnit]: readonly [number, string],
): boolean {
  if (unit === otherUnit) return isCloseTo(value, other)
  const [one, two] = [conversions[unit], conversions[otherUnit]]
  return one !== undefined && two?.[0] === one[0] && isCloseTo(value * one[1], other * two[1])
}

/** Equal apart from rounding in the last digits. */
export function isCloseTo(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.005 * Math.max(Math.abs(one), Math.abs(other))
}
