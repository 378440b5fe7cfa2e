import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Words for a part of a course, before or after its number. */
const parts: Readonly<Record<Language, string>> = {
  ar: 'الأسبوع|الوحدة|الدرس|الفصل|المحاضرة|الجزء',
  cs: 'týden|modul|lekce|kapitola|přednáška|část|téma',
  da: 'uge|modul|lektion|kapitel|forelæsning|del|emne',
  de: 'woche|modul|lektion|einheit|kapitel|vorlesung|teil|thema|sitzung',
  el: 'εβδομάδα|ενότητα|μάθημα|κεφάλαιο|διάλεξη|μέρος',
  en: 'week|wk|module|mod|unit|lesson|chapter|lecture|part|section|topic|session|day|ch|lec',
  es: 'semana|módulo|unidad|lección|capítulo|clase|parte|sección|tema|sesión',
  fi: 'viikko|moduuli|oppitunti|luku|luento|osa|aihe',
  fr: 'semaine|module|unité|leçon|chapitre|cours|partie|section|thème|séance',
  he: 'שבוע|יחידה|שיעור|פרק|הרצאה|חלק',
  hi: 'सप्ताह|मॉड्यूल|इकाई|पाठ|अध्याय|भाग',
  hu: 'hét|modul|lecke|fejezet|előadás|rész|téma',
  id: 'minggu|modul|unit|pelajaran|bab|kuliah|bagian|topik',
  it: 'settimana|modulo|unità|lezione|capitolo|parte|sezione|tema',
  ja: '週|回|章|課|講|部|節|単元',
  ko: '주차?|단원|장|과|강|부|절|차시',
  nl: 'week|module|les|eenheid|hoofdstuk|college|deel|onderwerp',
  no: 'uke|modul|leksjon|kapittel|forelesning|del|emne',
  pl: 'tydzień|moduł|lekcja|rozdział|wykład|część|temat|jednostka',
  pt: 'semana|módulo|unidade|lição|capítulo|aula|parte|seção|tema',
  ro: 'săptămâna|modulul|unitatea|lecția|capitolul|cursul|partea|tema',
  ru: 'неделя|модуль|урок|глава|лекция|часть|тема|раздел',
  sk: 'týždeň|modul|lekcia|kapitola|prednáška|časť|téma',
  sv: 'vecka|modul|lektion|kapitel|föreläsning|del|ämne',
  th: 'สัปดาห์ที่|บทที่|หน่วยที่|ตอนที่',
  tr: 'hafta|modül|ünite|ders|bölüm|kısım|konu',
  uk: 'тиждень|модуль|урок|розділ|лекція|частина|тема',
  vi: 'tuần|học phần|bài|chương|phần|chủ đề',
  zh: '周|週|单元|單元|章|课|課|讲|講|节|節|部分|模块|模組',
}

/** 'ECON 202' before 'Lecture 2: …' */
const courseCode = String.raw`\p{L}{2,6}[ -]?\d{3,4}\p{L}?[\s:,–-]+`
/** At the end of a text. */
const numberAlone = String.raw`(?:\d{1,2}(?:\.\d+)*|[IVX]+|[一二三四五六七八九十]+)`

/** 'Next', before or after the word for a part. */
const next: Readonly<Record<Language, string>> = {
  ar: 'القادم|القادمة|التالي|التالية|المقبل|المقبلة',
  cs: 'příští|další',
  da: 'næste',
  de: 'nächste[rsmn]?|kommende[rsmn]?',
  el: 'επόμενη|επόμενο',
  en: 'next',
  es: 'próxim[oa]|siguiente|que viene',
  fr: 'prochaine?|suivante?',
  he: 'הבא|הבאה',
  hi: 'अगला|अगले|अगली',
  hu: 'következő|jövő',
  fi: 'seuraava|ensi',
  // 'Bagian depan' and 'phần sau' are the front and the back of a thing.
  id: String.raw`(?<!bagian\s)depan|berikutnya`,
  it: 'prossim[oa]|successiv[oa]',
  ja: '次|来|次の',
  ko: '다음',
  nl: 'volgende?',
  no: 'neste',
  pl: 'następn[yae]|kolejn[yae]|przyszły',
  pt: 'próxim[oa]|seguinte|que vem',
  ro: 'viitoare|următorul|următoarea',
  ru: 'следующ(?:ая|ий|ее|ей|ем)',
  sk: 'budúci|ďalšia|nasledujúca',
  sv: 'nästa',
  th: 'หน้า|ถัดไป',
  tr: 'gelecek|sonraki',
  uk: 'наступн(?:а|ий|ого|ої)',
  vi: String.raw`tới|(?<!phần\s)sau|tiếp theo`,
  zh: '下一?',
}

const nextParts = new Map<Language, RegExp>()

/** 'Next week: Kuhn on paradigms.', 'Następny wykład: teoria wyboru.', '下一讲：排序': what another page is about. */
export function announcesNextPart(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const known = nextParts.get(code)
  const [after, part] = [`(?:${next[code]})`, `(?:${parts[code]}|class|time)`]
  const made =
    known ??
    new RegExp(String.raw`^\P{L}*(?:\p{L}{1,3}\s)?(?:${after}\s?${part}|${part}\s?${after})\s?[:：]`, 'iu')
  nextParts.set(code, made)
  return made.test(text)
}

const patterns = new Map<Language, RegExp>()

/** Three digits belong to a name: 'Section 230'. */
const number = String.raw`(?:\d{1,2}(?:\.\d+)*|[IVX]+(?=[^\p{L}])|[一二三四五六七八九十]+)`

const lines = new Map<Language, RegExp>()
/** The name of a course before its part. */
const mostOfName = 5

/** 'Clinical Skills 2, week 6.', 'Mikroekonomia I, wykład 5.': the place of a page in a course, and no statement. */
export function isCourseLine(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const known = lines.get(code)
  const part = `(?:${parts[code]})`
  const made =
    known ??
    new RegExp(
      String.raw`^[^,،，:：;.!?。]{2,60}[,،，:：·–—-]\s?(?:${part}\s?${numberAlone}|[第제]?\s?${numberAlone}\.?\s?${part})$`,
      'iu',
    )
  lines.set(code, made)
  const bare = text.replace(/[\s.。।]+$/u, '')
  return made.test(bare) && countWords(bare.split(/[,،，:：·–—]/u)[0] ?? '') <= mostOfName
}

const alone = new Map<Language, RegExp>()

/** 'Week 2', 'SEMANA 2', '第三讲': a heading that only counts the parts of a course. */
export function countsParts(heading: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const part = `(?:${parts[code]})`
  const pattern =
    alone.get(code) ??
    new RegExp(
      String.raw`^(?:${part}\s?${numberAlone}|[第제]?\s?${numberAlone}\.?\s?${part})\s?[.:：!]?$`,
      'iu',
    )
  alone.set(code, pattern)
  return pattern.test(heading.trim())
}

/** 'Week 5: ', 'Chapter 2 – ', '5. hét: ' and '第五章：' at the start of a title. */
export function courseParts(language: string): RegExp {
  const code = languageOf(language) ?? 'en'
  const known = patterns.get(code)
  if (known) return known
  const part = `(?:${parts[code]})`
  const wordFirst = String.raw`${part}\s?${number}\s?\p{L}?\s?[:：.–—-]`
  // A hyphen may belong to the word: '4 part-writing rules'.
  // Chinese, Japanese and Korean titles have only a space there: '第三讲 相关不等于因果'.
  const end = String.raw`\s?[:：]|\s[–—-]\s`
  const numberFirst = String.raw`(?:[第제]?\s?${number}\.?\s?${part}(?:${end})|[第제]\s?${number}\s?${part}\s)`
  const made = new RegExp(
    String.raw`^(?:${courseCode})?(?:${wordFirst}|${numberFirst})\s*(?=[\p{L}“„«])`,
    'iu',
  )
  patterns.set(code, made)
  return made
}
