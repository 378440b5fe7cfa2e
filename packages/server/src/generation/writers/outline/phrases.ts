import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { ar } from './phrases/ar.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { pl } from './phrases/pl.ts'
import { zh } from './phrases/zh.ts'
import type { Phrases } from './phrase-book.ts'

const phraseBooks: Partial<Record<Language, Phrases>> = { en, es, ar, pl, zh }

/** The phrases of a language; of English where Lectern has none. */
export function phrasesOf(language: string): Phrases {
  return phraseBooks[languageOf(language) ?? 'en'] ?? en
}
