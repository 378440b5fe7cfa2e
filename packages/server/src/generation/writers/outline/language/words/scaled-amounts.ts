import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Words before the quantity for which an amount is worked out, and the question for the amount. `{}` is the quantity with its word. */
const frames: Partial<Record<Language, { readonly before: string; readonly ask: string }>> = {
  en: { before: 'for|per', ask: 'How much is that {}?' },
  es: { before: 'para|por', ask: '¿Cuánto es {}?' },
  fr: { before: 'pour', ask: 'Combien cela fait-il {} ?' },
  de: { before: 'für|bei|auf', ask: 'Wie viel ist das {}?' },
  it: { before: 'per', ask: 'Quanto è {}?' },
  pt: { before: 'para|por', ask: 'Quanto é {}?' },
  nl: { before: 'voor|op', ask: 'Hoeveel is dat {}?' },
  da: { before: 'til|for', ask: 'Hvor meget er det {}?' },
  no: { before: 'til|for', ask: 'Hvor mye er det {}?' },
  sv: { before: 'till|för', ask: 'Hur mycket är det {}?' },
  pl: { before: 'na|dla|przy', ask: 'Ile to będzie {}?' },
  cs: { before: 'na|pro', ask: 'Kolik to je {}?' },
  sk: { before: 'na|pre', ask: 'Koľko to je {}?' },
  ru: { before: 'на|для', ask: 'Сколько это будет {}?' },
  uk: { before: 'на|для', ask: 'Скільки це буде {}?' },
}

/** A rule with a number, and the amount that the page works out for a quantity: '2 % of the flour: 10 g for 500 g of flour'. */
export interface ScaledAmount {
  readonly rule: string
  readonly amount: string
  readonly ask: string
}

const patterns = new Map<Language, RegExp>()
const amount = String.raw`(\d[\d.,]*\s?[\p{L}%°€$£][\p{L}²³%°/]{0,11})`

/** The rule, the amount and the question of a sentence without its full stop. */
export function scaledAmountIn(text: string, language: string): ScaledAmount | undefined {
  const code = languageOf(language) ?? 'en'
  const frame = frames[code]
  if (!frame) return undefined
  const quantity = String.raw`((?:${frame.before})\s(?:an?\s|un[ae]?\s|eine?n?\s)?\d[^:;.,]{2,40})`
  const pattern =
    patterns.get(code) ??
    new RegExp(`^([^:]{12,}):\\s${amount}(?:\\s(?:of|de|di)\\s\\p{L}+|\\s\\p{L}+)?\\s${quantity}$`, 'iu')
  patterns.set(code, pattern)
  const [, rule = '', value = '', said = ''] = pattern.exec(text) ?? []
  return value === '' || said === ''
    ? undefined
    : { rule, amount: value, ask: frame.ask.replace('{}', () => said) }
}

const factors = [2, 0.5, 10]

/** Amounts of the same unit that a learner reaches by a simple mistake: the double, the half and ten times as much. */
export function wrongAmounts(text: string, language: string): readonly string[] {
  const [, digits = '', rest = ''] = /^(\d[\d.,]*)(.+)$/u.exec(text) ?? []
  const mark = /^\d+([.,])\d{1,2}$/u.exec(digits)?.[1]
  // '1.000' may be a thousand or one.
  if (digits === '' || (mark === undefined && !/^\d+$/u.test(digits))) return []
  const usesComma = mark === ',' || (mark === undefined && languageOf(language) !== 'en')
  const value = Number(digits.replace(',', '.'))
  return factors.map((factor) => {
    const scaled = String(Math.round(value * factor * 1000) / 1000)
    return (usesComma ? scaled.replace('.', ',') : scaled) + rest
  })
}
