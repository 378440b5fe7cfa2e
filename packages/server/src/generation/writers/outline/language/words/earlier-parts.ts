import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { starting, unspaced } from './word-patterns.ts'

/** Openers of a sentence about an earlier part of the course. */
const openers: Readonly<Record<Language, string>> = {
  en: 'last week|last time|last class|last lesson|last month|last term|in the last lesson|in the last class|in the last chapter|in the last unit|in the last lecture|in the last session|in the previous|in our last',
  es: 'la semana pasada|la última clase|en la clase anterior|en la clase pasada|en la lección anterior|en la unidad anterior|en la sesión anterior|en el tema anterior|en el capítulo anterior',
  fr: 'la semaine dernière|la dernière fois|au cours précédent|dans le cours précédent|dans le chapitre précédent|dans la leçon précédente|dans la séance précédente|lors de la séance précédente|lors du dernier cours',
  de: 'letzte woche|in der letzten woche|letztes mal|beim letzten mal|in der letzten stunde|in der letzten sitzung|in der letzten vorlesung|in der letzten lektion|im letzten kapitel|in der vorigen|im vorigen',
  it: 'la settimana scorsa|la volta scorsa|l’ultima volta|nella lezione precedente|nella scorsa lezione|nell’ultima lezione|nel capitolo precedente',
  pt: 'na semana passada|semana passada|na aula passada|na última aula|na aula anterior|no capítulo anterior|na lição anterior|na unidade anterior',
  pl: 'w zeszłym tygodniu|w ubiegłym tygodniu|na ostatniej|na ostatnim|na poprzedniej|na poprzednim|w poprzednim rozdziale|w poprzedniej lekcji|w poprzednim temacie|ostatnim razem',
  cs: 'minulý týden|minulou hodinu|na minulé hodině|v minulé lekci|v minulé kapitole|v minulém tématu|v předchozí kapitole|v předchozí lekci',
  sk: 'minulý týždeň|na minulej hodine|v minulej lekcii|v minulej kapitole|v predchádzajúcej kapitole|v predchádzajúcej lekcii',
  nl: 'vorige week|vorige keer|vorige les|in de vorige les|in het vorige hoofdstuk|in de vorige week|in het vorige college',
  da: 'sidste uge|i sidste uge|sidste gang|i sidste time|i det forrige kapitel|i forrige kapitel|i forrige lektion',
  no: 'forrige uke|i forrige uke|sist uke|sist gang|forrige gang|i forrige time|i forrige kapittel|i forrige leksjon',
  sv: 'förra veckan|förra gången|förra lektionen|i förra kapitlet|på förra lektionen|på förra föreläsningen',
  fi: 'viime viikolla|viime kerralla|viime tunnilla|edellisellä tunnilla|edellisellä viikolla|edellisessä luvussa|edellisellä luennolla',
  hu: 'a múlt héten|múlt héten|a múlt órán|az előző órán|az előző fejezetben|az előző leckében|a múltkor|legutóbb',
  ro: 'săptămâna trecută|data trecută|în lecția trecută|în lecția precedentă|în lecția anterioară|în capitolul anterior|în capitolul precedent|la cursul trecut',
  ru: 'на прошлой неделе|в прошлый раз|на прошлом занятии|на прошлом уроке|на прошлой лекции|в прошлой главе|в предыдущей главе|на предыдущем уроке|на предыдущем занятии',
  uk: 'минулого тижня|минулого разу|на минулому занятті|на минулому уроці|на минулій лекції|у попередньому розділі|на попередньому уроці|на попередньому занятті',
  el: 'την προηγούμενη εβδομάδα|την περασμένη εβδομάδα|την προηγούμενη φορά|στο προηγούμενο μάθημα|στο προηγούμενο κεφάλαιο|στην προηγούμενη ενότητα',
  tr: 'geçen hafta|geçen derste|geçen sefer|önceki derste|önceki bölümde|bir önceki bölümde|bir önceki derste',
  ar: 'في الأسبوع الماضي|الأسبوع الماضي|في الدرس السابق|في الدرس الماضي|في المحاضرة السابقة|في المحاضرة الماضية|في الفصل السابق|في الوحدة السابقة',
  he: 'בשבוע שעבר|בשיעור הקודם|בפרק הקודם|בפעם הקודמת|בהרצאה הקודמת|ביחידה הקודמת',
  hi: 'पिछले सप्ताह|पिछले हफ़्ते|पिछले हफ्ते|पिछले पाठ|पिछली बार|पिछले अध्याय|पिछली कक्षा',
  th: 'สัปดาห์ที่แล้ว|ครั้งที่แล้ว|ในบทที่แล้ว|บทที่แล้ว',
  vi: 'tuần trước|bài trước|trong bài trước|chương trước|trong chương trước|lần trước|buổi trước',
  id: 'minggu lalu|pada minggu lalu|pada bab sebelumnya|pada pelajaran sebelumnya|pada pertemuan lalu|pada pertemuan sebelumnya',
  zh: '上周|上一周|上个星期|上节课|上一节|上一讲|上一课|上一章|上次课|前一章',
  ja: '前回|先週|前の章|前章|前の授業|前節',
  ko: '지난주|지난 주|지난 시간|지난 장에서|지난 수업|앞 장에서|이전 장에서',
}

const patterns = new Map<Language, RegExp>()

/** 'Last week you mixed your first dough.' says what an earlier page is about. */
export function recallsEarlierPart(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? starting(openers[code].split('|'), !unspaced.has(code))
  patterns.set(code, pattern)
  return pattern.test(text.toLowerCase())
}
