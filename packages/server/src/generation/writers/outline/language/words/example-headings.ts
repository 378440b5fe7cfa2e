import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Words with which the heading of an example starts. */
const words: Readonly<Record<Language, string>> = {
  ar: 'مثال|أمثلة|دراسة حالة',
  cs: 'příklad|příklady|ukázka',
  da: 'eksempel|eksempler|casestudie',
  de: 'beispiel|beispiele|fallbeispiel|fallstudie',
  el: 'παράδειγμα|παραδείγματα|μελέτη περίπτωσης',
  en: 'example|examples|worked example|case study|illustration',
  es: 'ejemplo|ejemplos|caso práctico|estudio de caso',
  fi: 'esimerkki|esimerkkejä|tapaustutkimus',
  fr: 'exemple|exemples|étude de cas',
  he: 'דוגמה|דוגמאות|דוגמא|חקר מקרה',
  hi: 'उदाहरण',
  hu: 'példa|példák|esettanulmány',
  id: 'contoh|studi kasus',
  it: 'esempio|esempi|caso di studio',
  ja: '例|事例',
  ko: '예시|예제|사례',
  nl: 'voorbeeld|voorbeelden|casus',
  no: 'eksempel|eksempler|casestudie',
  pl: 'przykład|przykłady|studium przypadku',
  pt: 'exemplo|exemplos|estudo de caso',
  ro: 'exemplu|exemple|studiu de caz',
  ru: 'пример|примеры|разбор случая',
  sk: 'príklad|príklady|ukážka',
  sv: 'exempel|fallstudie',
  th: 'ตัวอย่าง|กรณีศึกษา',
  tr: 'örnek|örnekler|vaka çalışması',
  uk: 'приклад|приклади',
  vi: 'ví dụ|nghiên cứu tình huống',
  zh: '例|示例|案例|例子',
}

const patterns = new Map<Language, RegExp>()

/** Whether a heading names an example: 'Example: prepaid insurance', 'Worked example 2'. */
export function headsExample(heading: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? new RegExp(`^(?:${words[code]})(?=\\s*(?:$|[:：.–—-]|\\p{N}))`, 'iu')
  patterns.set(code, pattern)
  return pattern.test(heading.trim())
}
