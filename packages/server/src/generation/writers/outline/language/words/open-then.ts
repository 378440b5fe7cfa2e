import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words for what was so after or under something that was said before. Only those that have no other common meaning. */
const thens: Partial<Record<Language, string>> = {
  en: 'then|by then',
  de: 'dann|daraufhin|danach',
  es: 'entonces|luego',
  fr: 'alors',
  it: 'allora',
  pt: 'então',
  nl: 'vervolgens|daarna',
  sv: 'därefter|sedan dess',
  da: 'derefter',
  no: 'deretter',
  pl: 'wtedy|wówczas',
  cs: 'tehdy|poté',
  sk: 'vtedy|potom',
  ru: 'тогда|затем',
  uk: 'тоді|потім',
  ro: 'atunci',
  hu: 'akkor|ekkor|azután',
  fi: 'silloin|sitten',
  el: 'τότε',
  tr: 'o zaman|ardından',
  id: 'kemudian',
  vi: 'khi đó|sau đó',
  ar: 'عندئذ|حينئذ|بعد ذلك|عندها',
  he: 'ואז|לאחר מכן',
  hi: 'तब|इसके बाद',
  zh: '那时|这时|于是|然后',
  ja: 'その後|その時|そのとき',
  ko: '그때|그러면|그 후',
  th: 'จากนั้น|ตอนนั้น',
}

/** Words for the condition or the time that the sentence names itself: 'If the page is old, the server then …' */
const conditions: Partial<Record<Language, string>> = {
  en: 'if|when|whenever|once|after|first',
  de: 'wenn|falls|sobald|nachdem|ist|wird|zuerst|erst|nur',
  es: 'si|cuando|primero|desde',
  fr: "si|s[’']il|quand|lorsque|lorsqu[’']|d[’']abord|ou|même|jusque|jusqu[’']",
  it: 'se|quando|prima|fino',
  pt: 'se|quando|primeiro|até',
  nl: 'als|wanneer|zodra|eerst',
  sv: 'om|när|först',
  da: 'hvis|når|først',
  no: 'hvis|når|først',
  pl: 'jeśli|jeżeli|gdy|kiedy|najpierw|tylko',
  cs: 'pokud|když|jestliže|nejprve',
  sk: 'ak|keď|najprv',
  ru: 'если|когда|сначала',
  uk: 'якщо|коли|спочатку',
  ro: 'dacă|când',
  hu: 'ha|amikor|először',
  fi: 'jos|kun|ensin',
  el: 'αν|όταν|πρώτα',
  tr: 'eğer|önce|\\p{L}+(?:sa|se)',
  id: 'jika|bila|ketika|pertama',
  vi: 'nếu|khi nào|trước',
  ar: 'إذا|عندما|أولا',
  he: 'אם|כאשר|קודם',
  hi: 'यदि|जब|पहले',
  zh: '如果|当|先',
  ja: 'もし|まず|と、|たら',
  ko: '만약|먼저|면',
  th: 'ถ้า|เมื่อ|ก่อน',
}

interface Patterns {
  readonly word: RegExp
  readonly condition: RegExp
}

const known = new Map<Language, Patterns>()

function patternsOf(code: Language): Patterns {
  const found = known.get(code) ?? {
    word: compiled(thens[code], code),
    condition: compiled(conditions[code], code),
  }
  known.set(code, found)
  return found
}

function compiled(words: string | undefined, code: Language): RegExp {
  const any = `(?:${words ?? '(?!)'})`
  return new RegExp(unspaced.has(code) ? any : `${wordStart}${any}${wordEnd}`, 'iu')
}

/**
 * Whether a sentence says what was so then, and not after or under what: 'The trader must then prove the opposite.' Of 'If the buyer
 * refuses, the trader may then …' the sentence itself says when.
 */
export function hasOpenThen(text: string, language: string): boolean {
  const { word, condition } = patternsOf(languageOf(language) ?? 'en')
  return word.test(text) && !condition.test(text)
}
