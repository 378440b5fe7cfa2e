import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { withTalk } from './phrase-book.ts'
import type { PhraseBook, Phrases } from './phrase-book.ts'
import { talkPhrases } from './talk-phrases.ts'
import { ar } from './phrases/ar.ts'
import { cs } from './phrases/cs.ts'
import { da } from './phrases/da.ts'
import { de } from './phrases/de.ts'
import { el } from './phrases/el.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fi } from './phrases/fi.ts'
import { fr } from './phrases/fr.ts'
import { he } from './phrases/he.ts'
import { hi } from './phrases/hi.ts'
import { hu } from './phrases/hu.ts'
import { id } from './phrases/id.ts'
import { it } from './phrases/it.ts'
import { ja } from './phrases/ja.ts'
import { ko } from './phrases/ko.ts'
import { nl } from './phrases/nl.ts'
import { no } from './phrases/no.ts'
import { pl } from './phrases/pl.ts'
import { pt } from './phrases/pt.ts'
import { ro } from './phrases/ro.ts'
import { ru } from './phrases/ru.ts'
import { sk } from './phrases/sk.ts'
import { sv } from './phrases/sv.ts'
import { th } from './phrases/th.ts'
import { tr } from './phrases/tr.ts'
import { uk } from './phrases/uk.ts'
import { vi } from './phrases/vi.ts'
import { zh } from './phrases/zh.ts'

const books: Readonly<Record<Language, Phrases>> = {
  en,
  es,
  fr,
  de,
  it,
  ja,
  ko,
  pt,
  ru,
  zh,
  ar,
  cs,
  da,
  nl,
  fi,
  el,
  he,
  hi,
  hu,
  id,
  no,
  pl,
  ro,
  sk,
  sv,
  th,
  tr,
  uk,
  vi,
}

const made = new Map<Language, PhraseBook>()

/** The phrases of a language; the English ones if Lectern has none. */
export function phrasesOf(language: string): PhraseBook {
  const code = languageOf(language) ?? 'en'
  const known = made.get(code)
  if (known) return known
  const book = withTalk(books[code], talkPhrases[code])
  made.set(code, book)
  return book
}
