import type { Language } from '@lectern/domain/voices/languages.ts'
import type { TalkPhrases } from './talk-phrase-book.ts'
import { ar } from './talk-phrases/ar.ts'
import { cs } from './talk-phrases/cs.ts'
import { da } from './talk-phrases/da.ts'
import { de } from './talk-phrases/de.ts'
import { el } from './talk-phrases/el.ts'
import { en } from './talk-phrases/en.ts'
import { es } from './talk-phrases/es.ts'
import { fi } from './talk-phrases/fi.ts'
import { fr } from './talk-phrases/fr.ts'
import { he } from './talk-phrases/he.ts'
import { hi } from './talk-phrases/hi.ts'
import { hu } from './talk-phrases/hu.ts'
import { id } from './talk-phrases/id.ts'
import { it } from './talk-phrases/it.ts'
import { ja } from './talk-phrases/ja.ts'
import { ko } from './talk-phrases/ko.ts'
import { nl } from './talk-phrases/nl.ts'
import { no } from './talk-phrases/no.ts'
import { pl } from './talk-phrases/pl.ts'
import { pt } from './talk-phrases/pt.ts'
import { ro } from './talk-phrases/ro.ts'
import { ru } from './talk-phrases/ru.ts'
import { sk } from './talk-phrases/sk.ts'
import { sv } from './talk-phrases/sv.ts'
import { th } from './talk-phrases/th.ts'
import { tr } from './talk-phrases/tr.ts'
import { uk } from './talk-phrases/uk.ts'
import { vi } from './talk-phrases/vi.ts'
import { zh } from './talk-phrases/zh.ts'

export const talkPhrases: Readonly<Record<Language, TalkPhrases>> = {
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
