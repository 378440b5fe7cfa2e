import { interfaceLanguages } from '../interface-languages/interface-languages.ts'

/**
 * The plural categories of each interface language (CLDR), which `Intl.PluralRules` selects. The category 'many' of Spanish,
 * French and Portuguese is for whole millions, which Lectern never counts.
 */
interface Categories {
  en: 'one' | 'other'
  es: 'one' | 'other'
  fr: 'one' | 'other'
  de: 'one' | 'other'
  pl: 'one' | 'few' | 'many' | 'other'
  pt: 'one' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
  zh: 'other'
  hi: 'one' | 'other'
}

/** Selects the form for a number, and replaces `#` in it with the number. The language decides which forms exist. */
export type Plural<Language extends keyof Categories> = (
  count: number,
  forms: Readonly<Record<Categories[Language], string>>,
) => string

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** Returns the plural of a language: `plural(2, { one: '# page', other: '# pages' })` is '2 pages'. */
export function pluralIn<Language extends keyof Categories>(language: Language): Plural<Language> {
  const { locale } = interfaceLanguages[language]
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count, forms: Forms) =>
    (forms[rules.select(count)] ?? forms.other ?? '').replace('#', () => numbers.format(count))
}

/** For English messages. */
export const plural = /* @__PURE__ */ pluralIn('en')
