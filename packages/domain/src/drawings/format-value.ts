/** Units that are written directly after a number in some languages and with a space in others. */
const percent = '%'

/** Numbers outside this range are written with a power of ten. */
const plain = { least: 1e-6, below: 1e15 }

/** A number of a drawing in the language of the slide, with its unit if there is room for it: 1,400 or 71 %. */
export function formatValue(value: number, language: string | undefined, unit = ''): string {
  const locale = localeOf(language)
  if (unit === percent) {
    return new Intl.NumberFormat(locale, { style: 'percent', ...digitsOf(value, 4) }).format(value / 100)
  }
  const size = Math.abs(value)
  const isPlain = value === 0 || (size >= plain.least && size < plain.below)
  const number = isPlain
    ? new Intl.NumberFormat(locale, digitsOf(value, 6)).format(value)
    : withPower(value, locale)
  return unit ? `${number} ${unit}` : number
}

/** Small numbers have significant digits instead of a fixed number of decimals, which would show them as 0. */
function digitsOf(value: number, decimals: number): Intl.NumberFormatOptions {
  return Math.abs(value) < 0.01 ? { maximumSignificantDigits: 6 } : { maximumFractionDigits: decimals }
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** 1.6 × 10⁻¹⁹ */
function withPower(value: number, locale: string): string {
  const [mantissa = '', exponent = ''] = value.toExponential(5).split('e')
  const power = exponent
    .replace('+', '')
    .replace('-', '⁻')
    .replaceAll(/\d/g, (digit) => superscripts[Number(digit)] ?? digit)
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 5 }).format(Number(mantissa))} × 10${power}`
}

function localeOf(language: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(language ?? 'en')[0] ?? 'en'
  } catch {
    return 'en'
  }
}
