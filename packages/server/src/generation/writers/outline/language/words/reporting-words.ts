import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Words that report what others say or think, or name a source of any kind: 'according to the treaty', 'people believed'. In
 * lower case.
 */
export const reportingWords: Readonly<Record<Language, string>> = {
  en: 'according to|believed|believe|argue|argued',
  es: 'según|creían|creen',
  fr: 'selon|croyaient|pensent',
  de: 'laut|glaubten|meinen',
  it: 'secondo gli|secondo i|credevano|ritengono',
  ja: 'によると|によれば|考えられて',
  ko: '따르면',
  pt: 'segundo os|segundo as|acreditavam|acreditam',
  ru: 'согласно|по мнению',
  zh: '认为|根据',
  ar: 'وفقا|وفقًا|يعتقد',
  cs: 'podle',
  da: 'ifølge|mente|mener',
  nl: 'volgens|dachten|menen',
  fi: 'mukaan',
  el: 'σύμφωνα με|πίστευαν',
  he: 'לדעת|לפי',
  hi: 'के अनुसार|मानते',
  hu: 'szerint',
  id: 'menurut|percaya',
  no: 'ifølge|mente|mener',
  pl: 'według|zdaniem',
  ro: 'potrivit|conform|credeau',
  sk: 'podľa',
  sv: 'enligt|ansåg|anser',
  th: 'ตามที่|เชื่อว่า',
  tr: 'göre',
  uk: 'згідно|на думку',
  vi: 'theo|tin rằng',
}
