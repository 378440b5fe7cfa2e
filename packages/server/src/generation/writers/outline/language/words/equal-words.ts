import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words that say that things are equal: 'the same', 'equally'. */
const words: Readonly<Record<Language, string>> = {
  en: 'same|equal|equally|identical|identically|alike|as much as|as many as',
  es: 'mismo|misma|mismos|mismas|igual|iguales|igualmente|tanto como',
  fr: 'même|mêmes|égal|égale|égaux|égales|également|autant',
  de: 'gleich|gleiche|gleichen|gleicher|gleiches|gleichem|dasselbe|derselbe|dieselbe|dieselben|desselben|demselben|denselben|ebenso viel|gleichermaßen',
  it: 'stesso|stessa|stessi|stesse|uguale|uguali|ugualmente|altrettanto',
  ja: '同じ|等しい|等しく|同様|同量',
  ko: '같은|똑같이|똑같은|동일한|동일하게',
  pt: 'mesmo|mesma|mesmos|mesmas|igual|iguais|igualmente|tanto quanto',
  ru: 'одинаково|одинаковый|одинаковая|одинаковое|одинаковые|одинаковую|одинакового|одинаковой|одинаковых|поровну|столько же|то же самое|так же',
  zh: '同样|一样|相同|相等|等量|同等',
  ar: 'نفس|متساو|متساوية|متساويا|بالتساوي|المقدار نفسه',
  cs: 'stejně|stejný|stejná|stejné|stejného|stejnou|stejným|totéž|rovným dílem',
  da: 'samme|lige meget|lige mange|lige så',
  nl: 'dezelfde|hetzelfde|gelijk|gelijke|evenveel|even veel|gelijkelijk',
  fi: 'sama|saman|samaa|samat|samassa|samalla|yhtä paljon|yhtä|tasan',
  el: 'ίδιο|ίδια|ίδιος|ίδιοι|ίδιες|ίσο|ίση|ίσα|εξίσου|ισόποσα',
  he: 'אותו|אותה|אותם|אותן|שווה|שווים|במידה שווה',
  hu: 'ugyanannyi|ugyanannyit|ugyanaz|ugyanazt|ugyanolyan|egyenlő|egyenlően|egyformán|azonos',
  id: 'sama|setara|sama banyak',
  no: 'samme|like mye|like mange|like',
  pl: 'tyle samo|to samo|ten sam|ta sama|te same|tę samą|tego samego|tej samej|tak samo|jednakowo|jednakowy|jednakowa|jednakowe|równo|równie|równy|równa|równe',
  ro: 'același|aceeași|aceiași|aceleași|la fel|egal|egală|egale|în mod egal',
  hi: 'समान|बराबर|एक जैसा|एक जैसे|एक जैसी|उतना ही',
  sk: 'rovnako|rovnaký|rovnaká|rovnaké|rovnakého|rovnakú|to isté|tá istá|ten istý',
  sv: 'samma|lika mycket|lika många|lika',
  th: 'เท่ากัน|เหมือนกัน|เดียวกัน',
  tr: 'aynı|eşit|eşit olarak|aynısı',
  uk: 'однаково|однаковий|однакова|однакове|однакові|однакову|порівну|стільки ж|те саме|так само',
  vi: 'cùng|bằng nhau|như nhau|giống nhau',
}

const patterns = new Map<Language, RegExp>()

/** Whether a clause says that things are equal: 'All branches lose the same share.' */
export function saysEqual(clause: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const [start, end] = unspaced.has(code) || code === 'ko' ? ['', ''] : [wordStart, wordEnd]
  const pattern =
    patterns.get(code) ?? new RegExp(`${start}(?:${alternatives(words[code].split('|'))})${end}`, 'iu')
  patterns.set(code, pattern)
  return pattern.test(clause)
}
