import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { announces } from './announcing-words.ts'
import { unspaced } from './word-patterns.ts'

/** The words for two, three, four and five, in all forms. */
const words: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ['two', 'three', 'four', 'five'],
  es: ['dos', 'tres', 'cuatro', 'cinco'],
  fr: ['deux', 'trois', 'quatre', 'cinq'],
  de: ['zwei', 'drei', 'vier', 'fünf'],
  it: ['due', 'tre', 'quattro', 'cinque'],
  pt: ['dois|duas', 'três', 'quatro', 'cinco'],
  nl: ['twee', 'drie', 'vier', 'vijf'],
  sv: ['två', 'tre', 'fyra', 'fem'],
  da: ['to', 'tre', 'fire', 'fem'],
  no: ['to', 'tre', 'fire', 'fem'],
  pl: ['dw\\p{L}{1,4}', 'trzy|trzech|trzema|trzem', 'czter\\p{L}+', 'pięć|pięciu|pięcioma'],
  cs: ['dv\\p{L}{1,3}', 'tři|tří|třech|třem|třemi', 'čtyř\\p{L}*', 'pět|pěti'],
  sk: ['dv\\p{L}{1,3}', 'tri|troch|trom|tromi', 'štyr\\p{L}*', 'päť|piatich|piatimi'],
  ru: ['дв\\p{L}{1,4}', 'три|тр[её]х|тр[её]м|тремя', 'четыр\\p{L}+', 'пять|пяти|пятью'],
  uk: ['дв\\p{L}{1,4}', 'три|трьох|трьома|трьом', 'чотир\\p{L}+', 'п’ять|п’яти|п’ятьма'],
  ro: ['două|doi', 'trei', 'patru', 'cinci'],
  hu: ['két|kettő', 'három', 'négy', 'öt'],
  fi: ['kaksi|kahde\\p{L}*|kahte\\p{L}*', 'kolm\\p{L}+', 'neljä\\p{L}*', 'viisi|viide\\p{L}*|viite\\p{L}*'],
  tr: ['iki', 'üç', 'dört', 'beş'],
  el: ['δύο|δυο', 'τρεις|τρία|τριών', 'τέσσερις|τέσσερα|τεσσάρων', 'πέντε'],
  id: ['dua', 'tiga', 'empat', 'lima'],
  vi: ['hai', 'ba', 'bốn', 'năm'],
  hi: ['दो', 'तीन', 'चार', 'पाँच|पांच'],
  ar: ['اثنان|اثنين|اثنتان|اثنتين', 'ثلاثة?', 'أربعة?', 'خمسة?'],
  he: ['שני|שתי|שניים|שתיים', 'שלוש|שלושה', 'ארבע|ארבעה', 'חמש|חמישה'],
  zh: ['两|二', '三', '四', '五'],
  ja: [
    '二つ|2つ|２つ|二種|2種',
    '三つ|3つ|３つ|三種|3種',
    '四つ|4つ|４つ|四種|4種',
    '五つ|5つ|５つ|五種|5種',
  ],
  ko: ['두|2가지', '세|3가지', '네|4가지', '다섯|5가지'],
  th: ['สอง', 'สาม', 'สี่', 'ห้า'],
}

/** How many things a sentence announces: 3 of 'Wind moves sand in three ways.' Undefined if it names no number from two to five. */
export function announcedNumber(text: string, language: string): number | undefined {
  if (!announces(text, language)) return undefined
  const found = smallNumbersIn(text, language)
  return found.length === 1 ? found[0] : undefined
}

/** The numbers from two to five that a text names. */
export function smallNumbersIn(text: string, language: string): readonly number[] {
  const code = languageOf(language) ?? 'en'
  return words[code].flatMap((forms, at) => {
    const pattern = unspaced.has(code) ? `(?:${forms})` : `(?<!\\p{L})(?:${forms}|${at + 2})(?!\\p{L}|\\p{N})`
    return new RegExp(pattern, 'iu').test(text) ? [at + 2] : []
  })
}
