/** Units that are written directly after a number in some languages and with a space in others. */
const percent = '%'

/** A number of a drawing in the language of the slide, with its unit if there is room for it: 1,400 or 71 %. */
export function formatValue(value: number, language: string | undefined, unit = ''): string {
  const locale = localeOf(language)
  if (unit === percent) {
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(value / 100)
  }
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)
  return unit ? `${number} ${unit}` : number
}

function localeOf(language: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(language ?? 'en')[0] ?? 'en'
  } catch {
    return 'en'
  }
}
