/** The plural categories of each interface language (CLDR), which `Intl.PluralRules` selects. */
interface Categories {
  en: 'one' | 'other'
}

/** Selects the form for a number, and replaces `#` in it with the number. The language decides which forms exist. */
export type Plural<Language extends keyof Categories> = (
  count: number,
  forms: Readonly<Record<Categories[Language], string>>,
) => string

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Returns the plural of a language: `plural(2, { one: '# page', other: '# pages' })` is '2 pages'. */
export function pluralIn(language: keyof Categories): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', () => numbers.format(count))
}

/** For English messages. */
export const plural: Plural<'en'> = pluralIn('en')
