import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words that name an example in a heading. */
const words: Readonly<Record<Language, string>> = {
  ar: 'مثال|أمثلة|دراسة حالة|مثال محلول|مسألة محلولة|تمرين محلول',
  cs: 'příklad|příklad výpočtu|příklady|ukázka|řešený příklad|řešená úloha',
  da: 'eksempel|eksempler|casestudie|regneeksempel|løst opgave|gennemregnet opgave',
  de: 'fallbericht|praxisfall|praxisbeispiel|fall aus der praxis|echter fall|beispiel|beispiele|fallbeispiel|fallstudie|rechenbeispiel|durchgerechnetes beispiel|musteraufgabe|beispielaufgabe|beispielrechnung|zahlenbeispiel',
  el: 'παράδειγμα|παραδείγματα|μελέτη περίπτωσης|λυμένο παράδειγμα|λυμένη άσκηση',
  en: 'real case|true story|case report|example|examples|worked example|case study|worked case|worked problem|solved problem|numerical example',
  es: 'caso real|caso clínico|ejemplo|ejemplos|caso práctico|caso resuelto|estudio de caso|ejemplo resuelto|problema resuelto|ejercicio resuelto|ejemplo de cálculo|ejemplo numérico',
  fi: 'esimerkki|esimerkkejä|tapaustutkimus|laskuesimerkki|ratkaistu tehtävä|esimerkkitehtävä',
  fr: 'cas réel|cas pratique|cas concret|cas clinique|exemple|exemples|étude de cas|exemple résolu|exemple corrigé|problème résolu|exercice résolu|exercice corrigé|exemple de calcul|exemple chiffré|exemple numérique|application numérique',
  he: 'דוגמה|דוגמאות|דוגמא|חקר מקרה|דוגמה פתורה|תרגיל פתור|שאלה פתורה',
  hi: 'उदाहरण|हल प्रश्न|हल किया गया प्रश्न',
  hu: 'példa|példák|esettanulmány|kidolgozott példa|kidolgozott feladat|megoldott feladat',
  id: 'contoh|studi kasus|contoh soal|soal dan pembahasan',
  it: 'caso reale|caso pratico|caso clinico|esempio|esempi|caso di studio|esempio svolto|problema svolto|esercizio svolto|problema risolto|esempio di calcolo|esempio numerico',
  ja: '事例|例題',
  ko: '예|예시|예제|사례',
  nl: 'praktijkvoorbeeld|praktijkcasus|voorbeeld|voorbeelden|casus|rekenvoorbeeld|uitgewerkt voorbeeld|uitgewerkte opgave|voorbeeldopgave',
  no: 'eksempel|eksempler|casestudie|regneeksempel|løst oppgave|eksempeloppgave',
  pl: 'przypadek z praktyki|przypadek kliniczny|przykład|przykłady|studium przypadku|rozwiązany przykład|przykład obliczeniowy|rozwiązane zadanie|zadanie rozwiązane|przykład obliczeń|przykład liczbowy',
  pt: 'caso real|caso prático|caso clínico|exemplo|exemplos|estudo de caso|exemplo resolvido|problema resolvido|exercício resolvido|exemplo de cálculo|exemplo numérico',
  ro: 'exemplu|exemple|studiu de caz|exemplu rezolvat|problemă rezolvată|exercițiu rezolvat',
  ru: 'пример|пример расчёта|пример расчета|примеры|разбор случая|разобранный пример|разобранная задача|решённая задача',
  sk: 'príklad|príklady|ukážka|riešený príklad|riešená úloha',
  sv: 'exempel|fallstudie|räkneexempel|löst uppgift|exempeluppgift',
  th: 'ตัวอย่าง|กรณีศึกษา|โจทย์ตัวอย่าง',
  tr: 'örnek|örnekler|vaka çalışması|çözümlü örnek|çözümlü soru|çözümlü problem',
  uk: 'приклад|приклад розрахунку|приклади|розв’язаний приклад|розв’язана задача',
  vi: 'ví dụ|nghiên cứu tình huống|ví dụ có lời giải|bài tập có lời giải|bài giải mẫu',
  zh: '真实案例|示例|案例|例子|例题',
}

/** Words for a case, which head an example alone or before its name: 'A case', 'Case: the flat loaf', and not 'Case 2'. */
const cases: Partial<Record<Language, string>> = {
  ar: 'حالة',
  cs: 'případ',
  da: 'case|tilfælde',
  de: 'fall',
  el: 'περίπτωση',
  en: 'case',
  es: 'caso',
  fi: 'tapaus',
  fr: 'cas',
  he: 'מקרה',
  hu: 'eset',
  id: 'kasus',
  it: 'caso',
  nl: 'geval',
  no: 'case|tilfelle',
  pl: 'przypadek',
  pt: 'caso',
  ro: 'caz',
  ru: 'случай',
  sk: 'prípad',
  sv: 'fall',
  tr: 'vaka',
  uk: 'випадок',
  vi: 'tình huống',
}

/** Words that are parts of others or mean something else within a heading: '比例', 'The illustration of books'. */
const onlyFirst: Partial<Record<Language, string>> = { en: 'illustration', ja: '例', zh: '例' }

/** Languages that add the word to another one: 'Rechenbeispiel'. */
const compounding: ReadonlySet<Language> = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv'])

interface Patterns {
  readonly heads: RegExp
  readonly names: RegExp
}

const known = new Map<Language, Patterns>()

function patternsOf(language: string): Patterns {
  const code = languageOf(language) ?? 'en'
  const found = known.get(code) ?? createPatterns(code)
  known.set(code, found)
  return found
}

function createPatterns(code: Language): Patterns {
  const any = words[code]
  const first = onlyFirst[code]
  const aCase = cases[code]
  const article = '(?:(?:an?|une?|eine?|um|uma|een|en|et|ett|egy|un|un’)\\s)?'
  const [start, end] = unspaced.has(code) ? ['', ''] : [wordStart, wordEnd]
  return {
    heads: new RegExp(
      `^${article}(?:(?:${first ? `${first}|` : ''}${any})(?=\\s*(?:$|[:：.–—-]|\\p{N}))${aCase ? `|(?:${aCase})(?=\\s*(?:$|[:：–—]))` : ''})`,
      'iu',
    ),
    names: new RegExp(`${start}${compounding.has(code) ? '\\p{L}*' : ''}(?:${any})${end}`, 'iu'),
  }
}

/** Whether a heading is that of an example: 'Example: prepaid insurance', 'Worked example 2'. */
export function headsExample(heading: string, language: string): boolean {
  return patternsOf(language).heads.test(heading.trim())
}

/** Whether a heading has the word for an example anywhere: 'Fractions: a worked example', 'Ein Beispiel mit Zahlen'. */
export function namesExample(heading: string, language: string): boolean {
  return patternsOf(language).names.test(heading)
}

/** Whether a heading is that of one of a series of exercises: 'Example 3', 'Exercise 2.1: Trains'. */
export function isNumberedHeading(heading: string): boolean {
  return /^\p{L}+\s\d[\d.–-]*(?![\d\p{L}])/u.test(heading.trim())
}
