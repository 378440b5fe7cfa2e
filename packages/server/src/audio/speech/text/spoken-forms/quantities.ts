import { languageOf, type Language } from '@lectern/domain/voices/languages.ts'

/**
 * Units, currencies, dates and ranges as words of the language, by CLDR (through Intl): `3 kg`, `25 °C`, `€5`,
 * `2026-11-21`, `5–10`. The number itself stays as it is written.
 */
export function spokenQuantities(text: string, language: string): string {
  const locale = localeOf(language)
  const known = languageOf(language) ?? 'en'
  return text
    .replaceAll(isoDate, (date) => longDate(date, locale))
    .replaceAll(range, (written, from: string, to: string) =>
      rangeWords[known] ? `${from} ${rangeWords[known]} ${to}` : written,
    )
    .replaceAll(prefixedPrice, (_price, sign: string, amount: string) => inCurrency(amount, sign, locale))
    .replaceAll(suffixedPrice, (_price, amount: string, sign: string) => inCurrency(amount, sign, locale))
    .replaceAll(quantity, (written, amount: string, symbol: string) => {
      const unit = intlUnits[symbol]
      if (unit) return inUnit(amount, unit, locale)
      const names = known === 'en' ? englishUnits[symbol] : undefined
      return names ? `${amount} ${valueOf(amount, locale) === 1 ? names[0] : names[1]}` : written
    })
}

const number = String.raw`\p{Nd}+(?:[.,\u00a0\u202f']\p{Nd}+)*`
const noWord = String.raw`(?<![\p{L}\p{N}.,/-])`
const noMore = String.raw`(?![\p{L}\p{N}²³])`

const isoDate = /(?<![\p{N}-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\p{N}-])/gu
const range = new RegExp(`${noWord}(${number})\\s?[–—]\\s?(${number})(?![\\p{L}\\p{N}–—])`, 'gu')

/** The unit of ECMA-402 (CLDR) for each written symbol. */
const intlUnits: Readonly<Record<string, string>> = {
  km: 'kilometer',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  kg: 'kilogram',
  g: 'gram',
  l: 'liter',
  L: 'liter',
  ml: 'milliliter',
  mL: 'milliliter',
  ha: 'hectare',
  'km/h': 'kilometer-per-hour',
  'm/s': 'meter-per-second',
  mph: 'mile-per-hour',
  '°C': 'celsius',
  '℃': 'celsius',
  '°F': 'fahrenheit',
  '°': 'degree',
  '%': 'percent',
  ms: 'millisecond',
  s: 'second',
  min: 'minute',
  h: 'hour',
  kB: 'kilobyte',
  KB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
}

/** Singular and plural of units that CLDR does not name. */
const englishUnits: Readonly<Record<string, readonly [string, string]>> = {
  'm²': ['square meter', 'square meters'],
  'cm²': ['square centimeter', 'square centimeters'],
  'km²': ['square kilometer', 'square kilometers'],
  'm³': ['cubic meter', 'cubic meters'],
  'cm³': ['cubic centimeter', 'cubic centimeters'],
  'm/s²': ['meter per second squared', 'meters per second squared'],
  mg: ['milligram', 'milligrams'],
  µg: ['microgram', 'micrograms'],
  μg: ['microgram', 'micrograms'],
  µm: ['micrometer', 'micrometers'],
  μm: ['micrometer', 'micrometers'],
  nm: ['nanometer', 'nanometers'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  V: ['volt', 'volts'],
  Ω: ['ohm', 'ohms'],
  N: ['newton', 'newtons'],
  J: ['joule', 'joules'],
  kJ: ['kilojoule', 'kilojoules'],
  kcal: ['kilocalorie', 'kilocalories'],
  Pa: ['pascal', 'pascals'],
  kPa: ['kilopascal', 'kilopascals'],
  hPa: ['hectopascal', 'hectopascals'],
  mol: ['mole', 'moles'],
  kbit: ['kilobit', 'kilobits'],
}

const symbols = [...Object.keys(intlUnits), ...Object.keys(englishUnits)]
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const quantity = new RegExp(`${noWord}(${number})[ \\u00a0\\u202f]?(${symbols})${noMore}`, 'gu')

/** The dollar stays: engines read `$5`, and the text does not say which country's dollar it is. */
const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
}
const currencySigns = `[${Object.keys(currencies).join('')}]`
const prefixedPrice = new RegExp(`(${currencySigns})[ \\u00a0\\u202f]?(${number})${noMore}`, 'gu')
const suffixedPrice = new RegExp(`${noWord}(${number})[ \\u00a0\\u202f]?(${currencySigns})`, 'gu')

/** The word between the ends of a range. Languages that inflect the ends are missing. */
const rangeWords: Partial<Record<Language, string>> = {
  en: 'to',
  es: 'a',
  fr: 'à',
  de: 'bis',
  it: 'a',
  ja: 'から',
  ko: '에서',
  pt: 'a',
  ru: 'до',
  zh: '到',
  ar: 'إلى',
  cs: 'až',
  da: 'til',
  nl: 'tot',
  el: 'έως',
  he: 'עד',
  hi: 'से',
  id: 'sampai',
  no: 'til',
  pl: 'do',
  ro: 'până la',
  sk: 'až',
  sv: 'till',
  th: 'ถึง',
  uk: 'до',
  vi: 'đến',
}

/** The day that the text names, or the text itself if there is no such day. */
function longDate(written: string, locale: string): string {
  const date = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written)) return written
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

function inUnit(amount: string, unit: string, locale: string): string {
  return worded(amount, locale, { style: 'unit', unit, unitDisplay: 'long' })
}

function inCurrency(amount: string, sign: string, locale: string): string {
  return worded(amount, locale, {
    style: 'currency',
    currency: currencies[sign] ?? 'EUR',
    currencyDisplay: 'name',
  })
}

const numberParts: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction'])

/** CLDR's words around the number, whose digits stay as they were written. */
function worded(amount: string, locale: string, how: Intl.NumberFormatOptions): string {
  const value = valueOf(amount, locale)
  const parts = new Intl.NumberFormat(locale, {
    ...how,
    maximumFractionDigits: 20,
    minimumFractionDigits: 0,
  }).formatToParts(value)
  const first = parts.findIndex(({ type }) => numberParts.has(type))
  return parts
    .flatMap(({ type, value: part }, index) => {
      if (index === first) return [amount]
      return numberParts.has(type) ? [] : [part]
    })
    .join('')
}

/** The value of the digits by the separators of the language, only to choose singular or plural. */
function valueOf(amount: string, locale: string): number {
  const decimal =
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const parts = amount.split(decimal)
  const digits = (text: string) => text.replaceAll(/\P{Nd}/gu, '')
  return Number([digits(parts[0] ?? ''), parts.slice(1).map(digits).join('')].filter(Boolean).join('.'))
}

/** Tags without a locale fall back to the language itself. */
function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return languageOf(language) ?? 'en'
  }
}
