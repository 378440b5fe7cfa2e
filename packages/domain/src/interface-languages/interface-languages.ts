interface InterfaceLanguage {
  /** The name of the language in the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** BCP 47 tag for `lang` attributes and `Intl`. */
  readonly locale: string
}

/**
 * Languages in which Lectern shows its interface, writes e-mails and labels exports, by their ISO 639-1 code. Content that
 * authors write or generate may be in any language.
 */
export const interfaceLanguages = {
  en: { name: 'English', direction: 'ltr', locale: 'en' },
  es: { name: 'Español', direction: 'ltr', locale: 'es' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de' },
  pl: { name: 'Polski', direction: 'ltr', locale: 'pl' },
  pt: { name: 'Português', direction: 'ltr', locale: 'pt' },
  // Digits are 0–9, as on most Arabic web pages, so that they match those of slides and times.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
  zh: { name: '简体中文', direction: 'ltr', locale: 'zh-Hans' },
  hi: { name: 'हिन्दी', direction: 'ltr', locale: 'hi-u-nu-latn' },
} as const satisfies Record<string, InterfaceLanguage>

export type InterfaceLanguageCode = keyof typeof interfaceLanguages

export const interfaceLanguageCodes = Object.keys(interfaceLanguages) as InterfaceLanguageCode[]

/**
 * The first of the preferred languages that Lectern has, English if it has none. `preferred` are BCP 47 tags, best first;
 * 'pt-BR' is Portuguese.
 */
export function bestInterfaceLanguage(preferred: readonly string[]): InterfaceLanguageCode {
  return knownInterfaceLanguage(preferred) ?? 'en'
}

/** Like `bestInterfaceLanguage`, but undefined if Lectern has none of the languages. */
export function knownInterfaceLanguage(preferred: readonly string[]): InterfaceLanguageCode | undefined {
  return preferred.map((tag) => tag.split('-', 1)[0]?.toLowerCase()).find(isInterfaceLanguage)
}

/** Whether a value from outside is the code of an interface language. */
export function isInterfaceLanguage(code: unknown): code is InterfaceLanguageCode {
  return typeof code === 'string' && Object.hasOwn(interfaceLanguages, code)
}
