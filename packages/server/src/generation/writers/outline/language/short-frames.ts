import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Questions of one word of their own, which take up the start of the next sentence: 'And in dry regions?' The slot has the
 * words of the page.
 */
export const shortFrames: Partial<Record<Language, string>> = {
  en: 'And {}?',
  es: '¿Y {}?',
  fr: 'Et {} ?',
  it: 'E {}?',
  pt: 'E {}?',
  de: 'Und {}?',
  nl: 'En {}?',
  pl: 'A {}?',
  ro: 'Și {}?',
  vi: 'Còn {}?',
  id: 'Dan {}?',
  zh: '那{}呢？',
  ja: '{}どうですか。',
  ko: '{} 어떤가요?',
}
