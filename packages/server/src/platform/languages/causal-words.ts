import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Words between a statement and its reason. Those that also mean something else are listed with the comma before them.
 * Japanese and Korean name the reason first, with endings.
 */
export const causalWords: Readonly<Record<Language, string>> = {
  en: 'because',
  es: 'porque|ya que|puesto que|debido a que',
  fr: 'parce que|puisque|, car',
  de: 'weil|, denn',
  it: 'perché|poiché|dato che',
  ja: '',
  ko: '',
  pt: 'porque|já que|uma vez que|visto que',
  ru: 'потому что|так как|поскольку',
  zh: '因为|由于',
  ar: 'وذلك لأن|وهذا لأن|لأن|لأنّ|بسبب أن',
  cs: 'protože|neboť',
  da: 'fordi',
  nl: 'omdat|doordat',
  fi: 'koska',
  el: 'επειδή|διότι',
  he: 'מפני ש|משום ש|מכיוון ש|כיוון ש',
  hi: 'क्योंकि',
  hu: 'mert|mivel',
  id: 'karena',
  no: 'fordi',
  pl: 'ponieważ|gdyż|dlatego że|, bo',
  ro: 'deoarece|pentru că|fiindcă|întrucât',
  sk: 'pretože|keďže',
  sv: 'eftersom|därför att',
  th: 'เพราะ|เนื่องจาก',
  tr: 'çünkü',
  uk: 'тому що|оскільки',
  vi: 'bởi vì|, vì',
}

/** After a causal word: Vietnamese 'vì vậy' and Indonesian 'karena itu' name a result, but 'vì thế hệ trẻ' a reason. */
export const notResult = String.raw`(?!\s(?:vậy|thế(?!\s(?:hệ|giới|kỷ))|itu)(?![\p{L}\p{M}]))`
