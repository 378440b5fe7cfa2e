import { languageOf } from '@lectern/domain/voices/languages.ts'

/**
 * A tag with its region, as providers name languages: `pt` becomes `pt-BR`, `de_at` becomes `de-AT`, `no` becomes
 * `nb-NO`. Undefined for a tag that is none.
 */
export function localeOf(tag: string | undefined): string | undefined {
  if (tag === undefined || tag.trim() === '') return undefined
  try {
    const { language, region } = new Intl.Locale(tag.replaceAll('_', '-')).maximize()
    return region === undefined ? undefined : `${language === 'no' ? 'nb' : language}-${region}`
  } catch {
    return undefined
  }
}

/**
 * The best of some locales for a language: the same region, otherwise another region of this language. Undefined if none
 * is of this language.
 */
export function bestLocale(locales: readonly string[], wanted: string | undefined): string | undefined {
  const locale = localeOf(wanted)
  const language = languageOf(wanted)
  if (language === undefined) return undefined
  return (
    locales.find((one) => localeOf(one) === locale) ?? locales.find((one) => languageOf(one) === language)
  )
}
