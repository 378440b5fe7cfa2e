import { localFormatter } from './interface-locale.ts'

const conjunction = localFormatter((locale) => {
  // Lists of Lectern have the serial comma in every English. Intl leaves it out in some regions.
  return new Intl.ListFormat(isIn(locale, 'en') ? 'en' : locale)
})

// `Intl.ListFormat` has no type for this: its units are joined by 'and' in German, and by blanks in Chinese.
const rowSeparator = localFormatter((locale) =>
  isIn(locale, 'zh') ? '、' : isIn(locale, 'ar') ? '، ' : ', ',
)

const isIn = (locale: string, language: string) => locale.split('-', 1)[0] === language

/** 'a, b, and c' */
export const listOf = (items: Iterable<string>): string => conjunction().format(items)

/** 'a, b, c' */
export const rowOf = (items: Iterable<string>): string => [...items].join(rowSeparator())
