import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Adverbs that say only how fast or how strongly something happens, without a comparison. */
const words: Readonly<Record<Language, string>> = {
  en: 'slowly|quickly|rapidly|swiftly|gradually|strongly|weakly|fast',
  es: 'lentamente|rápidamente|despacio|deprisa|fuertemente|débilmente',
  fr: 'lentement|rapidement|vite|fortement|faiblement',
  de: 'schnell|langsam|rasch|stark|schwach',
  it: 'lentamente|rapidamente|velocemente|fortemente|debolmente',
  ja: '速く|遅く|強く|弱く',
  ko: '빠르게|느리게|강하게|약하게',
  pt: 'lentamente|rapidamente|depressa|devagar|fortemente|fracamente',
  ru: 'быстро|медленно|сильно|слабо',
  zh: '很快|很慢|迅速|缓慢',
  ar: 'بسرعة|ببطء|بقوة|بضعف',
  cs: 'rychle|pomalu|silně|slabě',
  da: 'hurtigt|langsomt|kraftigt|svagt',
  nl: 'snel|langzaam|sterk|zwak',
  fi: 'nopeasti|hitaasti|voimakkaasti|heikosti',
  el: 'γρήγορα|αργά|ισχυρά|ασθενώς',
  he: 'במהירות|באיטיות|מהר|לאט|בחוזקה',
  hu: 'gyorsan|lassan|erősen|gyengén',
  id: 'cepat|lambat|perlahan|kuat|lemah',
  no: 'hurtig|raskt|langsomt|sakte|sterkt|svakt',
  pl: 'szybko|wolno|powoli|silnie|słabo',
  ro: 'repede|rapid|încet|lent|puternic|slab',
  hi: 'तेज़ी से|धीरे|धीरे-धीरे',
  sk: 'rýchlo|pomaly|silno|slabo',
  sv: 'snabbt|långsamt|starkt|svagt',
  th: 'อย่างรวดเร็ว|อย่างช้าๆ|เร็ว|ช้า',
  tr: 'hızla|yavaşça|hızlı|yavaş',
  uk: 'швидко|повільно|сильно|слабо',
  vi: 'nhanh|chậm|nhanh chóng|chậm rãi',
}

const known = new Map<Language, ReadonlySet<string>>()

/** Whether a word only says how something happens: 'slowly', but neither 'slower' nor 'directly'. */
export function isMannerAdverb(word: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const found = known.get(code) ?? new Set(words[code].split('|'))
  known.set(code, found)
  return found.has(word)
}
