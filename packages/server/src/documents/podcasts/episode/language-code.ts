import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'

/** ISO 639-2 (for terminology), as ID3 tags name languages. */
const codes: Readonly<Record<Language, string>> = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
  zh: 'zho',
  ar: 'ara',
  cs: 'ces',
  da: 'dan',
  nl: 'nld',
  fi: 'fin',
  el: 'ell',
  he: 'heb',
  hi: 'hin',
  hu: 'hun',
  id: 'ind',
  no: 'nor',
  pl: 'pol',
  ro: 'ron',
  sk: 'slk',
  sv: 'swe',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
}

/** Three letters for a language tag; `und` (undetermined) for unknown languages. */
export function languageCode(tag: string | undefined): string {
  const language = languageOf(tag)
  return language ? codes[language] : 'und'
}
