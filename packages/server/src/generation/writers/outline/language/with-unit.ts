import { languageCode } from '@lectern/domain/voices/languages.ts'

/** '$', 'R$', '€': a sign of a currency, also with letters before it. */
const currency = /^\p{L}{0,3}\p{Sc}$/u

const places = new Map<string, { readonly isBefore: boolean; readonly gap: string }>()

/** A number with its unit: '12 km'. The sign of a currency stands where the language writes it: 'R$ 5', '5 €'. */
export function withUnit(number: string, unit: string, language: string): string {
  if (unit === '' || number.includes(unit)) return number
  if (!currency.test(unit)) return `${number} ${singularAfterNumber(unit, language)}`
  const { isBefore, gap } = placeOfCurrency(languageCode(language))
  // Letters are separated from a number: 'R$ 5'.
  return isBefore ? `${unit}${/^\p{L}/u.test(unit) ? ' ' : gap}${number}` : `${number} ${unit}`
}

/** '8.2 million' in English, of a column of 'People (millions)'. */
function singularAfterNumber(unit: string, language: string): string {
  return languageCode(language) === 'en'
    ? unit.replace(/^(hundred|thousand|million|billion|trillion)s$/iu, '$1')
    : unit
}

function placeOfCurrency(code: string): { readonly isBefore: boolean; readonly gap: string } {
  const known = places.get(code)
  if (known) return known
  const parts = new Intl.NumberFormat([code, 'en'], { style: 'currency', currency: 'EUR' }).formatToParts(1)
  const [sign, first] = [
    parts.findIndex(({ type }) => type === 'currency'),
    parts.findIndex(({ type }) => type === 'integer'),
  ]
  const made = { isBefore: sign < first, gap: parts[sign + 1]?.type === 'literal' ? ' ' : '' }
  places.set(code, made)
  return made
}
