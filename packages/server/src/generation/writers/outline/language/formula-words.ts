import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The title of a formula that names nothing in words, beside another slide of its heading. */
const titles: Readonly<Record<Language, string>> = {
  en: 'The formula',
  es: 'La fórmula',
  fr: 'La formule',
  de: 'Die Formel',
  it: 'La formula',
  ja: '公式',
  ko: '공식',
  pt: 'A fórmula',
  ru: 'Формула',
  zh: '公式',
  ar: 'الصيغة',
  cs: 'Vzorec',
  da: 'Formlen',
  nl: 'De formule',
  fi: 'Kaava',
  el: 'Ο τύπος',
  he: 'הנוסחה',
  hi: 'सूत्र',
  hu: 'A képlet',
  id: 'Rumus',
  no: 'Formelen',
  pl: 'Wzór',
  ro: 'Formula',
  sk: 'Vzorec',
  sv: 'Formeln',
  th: 'สูตร',
  tr: 'Formül',
  uk: 'Формула',
  vi: 'Công thức',
}

export function formulaTitle(language: string): string {
  return titles[languageOf(language) ?? 'en']
}
