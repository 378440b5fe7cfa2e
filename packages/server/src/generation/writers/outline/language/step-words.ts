import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordStart } from './word-patterns.ts'

/** Beginnings of the words by which a page calls the items of a numbered list steps. */
const stepWords: Readonly<Record<Language, string>> = {
  en: 'step|stage|phase|procedure|process|how to|sequence|in order:|in this order',
  es: 'paso|etapa|fase|procedimiento|proceso|cómo|secuencia',
  fr: 'étape|phase|procédure|processus|comment',
  de: 'schritt|phase|stufe|vorgehen|ablauf|verfahren|anleitung',
  it: 'passo|passi|passaggi|fase|fasi|procedura|procediment|processo|come',
  ja: '手順|ステップ|段階|方法|過程',
  ko: '단계|절차|과정|방법|순서',
  pt: 'passo|etapa|fase|procedimento|processo|como',
  ru: 'шаг|этап|стади|фаз|порядок|процедур|процесс|алгоритм',
  zh: '步骤|阶段|流程|过程|顺序',
  ar: 'خطو|مراحل|مرحلة|إجراء|كيفية',
  cs: 'krok|fáz|etap|postup|proces',
  da: 'trin|fase|procedure|proces|fremgangsmåde',
  nl: 'stap|fase|procedure|proces|werkwijze',
  fi: 'vaihe|askel|menettely|prosessi|ohje',
  el: 'βήμα|βήματα|στάδι|φάσ|διαδικασί',
  he: 'שלב|צעד|תהליך|הליך',
  hi: 'चरण|कदम|प्रक्रिया|क्रम',
  hu: 'lépés|szakasz|fázis|eljárás|folyamat',
  id: 'langkah|tahap|fase|prosedur|proses|cara',
  no: 'trinn|steg|fase|prosedyre|prosess|framgangsmåte|fremgangsmåte',
  pl: 'krok|etap|faz|procedur|proces|kolejnoś|postępowani',
  ro: 'pas|etap|faz|procedur|proces',
  sk: 'krok|fáz|etap|postup|proces',
  sv: 'steg|fas|procedur|process|tillvägagångssätt',
  th: 'ขั้นตอน|ขั้น|กระบวนการ|วิธี',
  tr: 'adım|aşama|evre|süreç|yöntem',
  uk: 'крок|етап|стаді|фаз|порядок|процедур|процес',
  vi: 'bước|giai đoạn|quy trình|quá trình|trình tự',
}

/** Whether a heading or an introduction announces steps. */
export function announcesSteps(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  return new RegExp(
    `${unspaced.has(code) || code === 'ar' ? '' : wordStart}(?:${alternatives(stepWords[code].split('|'))})`,
    'iu',
  ).test(text)
}
