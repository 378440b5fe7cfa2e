import {
  type InterfaceLanguageCode,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'

let language: InterfaceLanguageCode = 'en'

/** The language that this page shows. Another tab may show another one. */
export const interfaceLanguage = (): InterfaceLanguageCode => language

/** Sets the language of formats and requests. */
export function setCurrentLanguage(code: InterfaceLanguageCode): void {
  language = code
}

/** The language for `lang` attributes. It has the script, but not the digits of formats ('ar-u-nu-latn'). */
export const htmlLang = (code: InterfaceLanguageCode): string =>
  interfaceLanguages[code].locale.split('-u-', 1)[0] ?? code

/** Attributes of a message inside content of another language. */
export function inInterfaceLanguage(): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: htmlLang(language), dir: interfaceLanguages[language].direction }
}
