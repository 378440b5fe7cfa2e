import {
  type InterfaceLanguageCode,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { interfaceLanguage, setCurrentLanguage } from './current-language.ts'

/**
 * The locale of a language as the user's region writes it: '4:40 PM' in en-US, '16:40' in en-GB. `preferred` are the
 * languages of the browser, best first. The script and the digits are always those of the interface language.
 */
export function localeOf(language: InterfaceLanguageCode, preferred: readonly string[]): string {
  const { locale } = interfaceLanguages[language]
  const same = preferred
    .map((tag) => languageTag.exec(tag)?.groups)
    .find((groups) => groups?.['language']?.toLowerCase() === language)
  // English without a known region is the international one, with 24 hours and the day before the month.
  if (!same) return language === 'en' ? 'en-GB' : locale
  const region = same['region']
  return region === undefined ? locale : new Intl.Locale(locale, { region }).toString()
}

/** Language, script and region of a tag (BCP 47). Chromium calls the POSIX locale 'en-US@posix', which is no such tag. */
const languageTag =
  /^(?<language>[a-z]{2,3})(?:-[a-z]{4})?(?:-(?<region>[a-z]{2}|\d{3}))?(?:-[a-z\d]{1,8})*$/i

/** Formats numbers, lists and dates in a language from now on. */
export const formatIn = setCurrentLanguage

/**
 * Returns a function that returns a formatter of the interface language. The formatter is created at its first use, and
 * again after the language changed.
 */
export function localFormatter<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  let created: { readonly language: InterfaceLanguageCode; readonly formatter: Formatter } | undefined
  return () => {
    const language = interfaceLanguage()
    if (created?.language !== language)
      created = { language, formatter: create(localeOf(language, navigator.languages)) }
    return created.formatter
  }
}
