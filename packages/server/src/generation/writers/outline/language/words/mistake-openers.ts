import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { starting, unspaced } from './word-patterns.ts'

/** Openers of a sentence that says what people do wrongly. */
const openers: Readonly<Record<Language, string>> = {
  en: 'a common mistake is|a common error is|a frequent mistake is|a typical mistake is|a classic mistake is|one common mistake is|the most common mistake is|the commonest mistake is|the usual mistake is|beginners often|many beginners',
  es: 'un error común es|un error frecuente es|un error habitual es|un error típico es|el error más común es|el error más frecuente es',
  fr: 'une erreur courante consiste|une erreur fréquente consiste|une erreur courante est|une erreur fréquente est|l’erreur la plus fréquente|l’erreur classique',
  de: 'ein häufiger fehler ist|ein typischer fehler ist|der häufigste fehler ist|ein verbreiteter fehler ist|oft wird der fehler gemacht',
  it: 'un errore comune è|un errore frequente è|l’errore più comune è|un errore tipico è',
  pt: 'um erro comum é|um erro frequente é|o erro mais comum é|um erro típico é',
  pl: 'częstym błędem jest|typowym błędem jest|najczęstszym błędem jest|częsty błąd to|typowy błąd to|najczęstszy błąd to',
  cs: 'častou chybou je|typickou chybou je|nejčastější chybou je|běžnou chybou je',
  sk: 'častou chybou je|typickou chybou je|najčastejšou chybou je|bežnou chybou je',
  nl: 'een veelgemaakte fout is|een veelvoorkomende fout is|een typische fout is|de meest gemaakte fout is',
  da: 'en almindelig fejl er|en typisk fejl er|en hyppig fejl er|den hyppigste fejl er',
  no: 'en vanlig feil er|en typisk feil er|den vanligste feilen er',
  sv: 'ett vanligt misstag är|ett vanligt fel är|ett typiskt fel är|det vanligaste misstaget är|det vanligaste felet är',
  fi: 'yleinen virhe on|tavallinen virhe on|tyypillinen virhe on|yleisin virhe on',
  hu: 'gyakori hiba|tipikus hiba|a leggyakoribb hiba',
  ro: 'o greșeală frecventă este|o greșeală comună este|cea mai frecventă greșeală este|o eroare frecventă este',
  ru: 'частая ошибка|распространённая ошибка|распространенная ошибка|типичная ошибка|самая частая ошибка',
  uk: 'поширена помилка|часта помилка|типова помилка|найпоширеніша помилка',
  el: 'ένα συνηθισμένο λάθος είναι|συνηθισμένο λάθος είναι|ένα συχνό λάθος είναι|συχνό λάθος είναι',
  tr: 'yaygın bir hata|sık yapılan bir hata|en sık yapılan hata|sık yapılan hata',
  ar: 'من الأخطاء الشائعة|الخطأ الشائع|خطأ شائع',
  he: 'טעות נפוצה היא|הטעות הנפוצה היא|טעות שכיחה היא',
  hi: 'एक आम गलती|एक सामान्य गलती|आम गलती',
  th: 'ข้อผิดพลาดที่พบบ่อย',
  vi: 'một lỗi phổ biến|một sai lầm phổ biến|lỗi thường gặp|sai lầm thường gặp',
  id: 'kesalahan umum adalah|kesalahan yang umum adalah|kesalahan yang sering',
  zh: '常见的错误|常见错误|一个常见的错误|最常见的错误',
  ja: 'よくある間違いは|よくある誤りは|よくある失敗は',
  ko: '흔한 실수는|자주 하는 실수는',
}

const patterns = new Map<Language, RegExp>()

/** 'A common mistake is to put the bowl on a radiator.' The next statement may state its result. */
export function saysMistake(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? starting(openers[code].split('|'), !unspaced.has(code))
  patterns.set(code, pattern)
  return pattern.test(text.toLowerCase().replaceAll("'", '’'))
}
