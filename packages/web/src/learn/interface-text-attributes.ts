import { interfaceLanguages } from '@lectern/domain/interface-languages/interface-languages.ts'
import { htmlLang } from '../messages/current-language.ts'
import type { PageLanguage } from './page-language.ts'

/** Attributes of an element with Lectern's own words, on a page with content in another language. */
export function interfaceTextAttributes({ lang, words }: PageLanguage): {
  lang?: string
  dir?: 'ltr' | 'rtl'
} {
  const own = htmlLang(words)
  return lang.split('-', 1)[0] === own.split('-', 1)[0]
    ? {}
    : { lang: own, dir: interfaceLanguages[words].direction }
}
