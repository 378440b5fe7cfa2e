import { languageOf, type Language } from '@lectern/domain/voices/languages.ts'
import type { LanguageData } from './language-data.ts'
import { ar } from './languages/ar.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { hi } from './languages/hi.ts'
import { pl } from './languages/pl.ts'
import { pt } from './languages/pt.ts'
import { zh } from './languages/zh.ts'

/** The languages of which all relations between words are checked. */
const languages: Partial<Record<Language, LanguageData>> = { en, es, fr, de, pl, pt, ar, zh, hi }

/** Other languages: numbers, names, units, quotes and opposites are checked, negations and causes are not. */
const unknown: LanguageData = {
  negations: '',
  notNegations: '',
  opposites: '',
  causes: '',
  reasons: '',
  before: '',
  after: '',
  than: '',
  numbers: '',
  numberJoints: '',
  fractions: '',
  about: '',
  units: '',
  connective: '',
}

export function dataOf(language: string): LanguageData {
  const code = languageOf(language)
  return (code && languages[code]) ?? unknown
}
