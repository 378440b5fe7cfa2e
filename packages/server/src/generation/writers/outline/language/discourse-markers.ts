import type { Language } from '@lectern/domain/voices/languages.ts'
import type { DiscourseMarkers } from './discourse-marker-lists.ts'
import { ar } from './discourse-markers/ar.ts'
import { cs } from './discourse-markers/cs.ts'
import { da } from './discourse-markers/da.ts'
import { de } from './discourse-markers/de.ts'
import { el } from './discourse-markers/el.ts'
import { en } from './discourse-markers/en.ts'
import { es } from './discourse-markers/es.ts'
import { fi } from './discourse-markers/fi.ts'
import { fr } from './discourse-markers/fr.ts'
import { he } from './discourse-markers/he.ts'
import { hi } from './discourse-markers/hi.ts'
import { hu } from './discourse-markers/hu.ts'
import { id } from './discourse-markers/id.ts'
import { it } from './discourse-markers/it.ts'
import { ja } from './discourse-markers/ja.ts'
import { ko } from './discourse-markers/ko.ts'
import { nl } from './discourse-markers/nl.ts'
import { no } from './discourse-markers/no.ts'
import { pl } from './discourse-markers/pl.ts'
import { pt } from './discourse-markers/pt.ts'
import { ro } from './discourse-markers/ro.ts'
import { ru } from './discourse-markers/ru.ts'
import { sk } from './discourse-markers/sk.ts'
import { sv } from './discourse-markers/sv.ts'
import { th } from './discourse-markers/th.ts'
import { tr } from './discourse-markers/tr.ts'
import { uk } from './discourse-markers/uk.ts'
import { vi } from './discourse-markers/vi.ts'
import { zh } from './discourse-markers/zh.ts'

/** The markers of each language with a phrase book. */
export const discourseMarkers: Readonly<Record<Language, DiscourseMarkers>> = {
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
