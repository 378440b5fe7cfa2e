import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words of headings above the answers to a page's questions. */
const words: Readonly<Record<Language, string>> = {
  en: 'answers|answer key|solutions',
  es: 'respuestas|soluciones|solucionario',
  fr: 'réponses|corrigé|corrigés|solutions',
  de: 'antworten|lösungen',
  it: 'risposte|soluzioni',
  ja: '解答|答え|回答',
  ko: '정답|해답|답안',
  pt: 'respostas|soluções|gabarito',
  ru: 'ответы|решения',
  zh: '答案|解答',
  ar: 'الإجابات|الأجوبة|الحلول|إجابات',
  cs: 'odpovědi|řešení',
  da: 'svar|løsninger',
  nl: 'antwoorden|oplossingen',
  fi: 'vastaukset|ratkaisut',
  el: 'απαντήσεις|λύσεις',
  he: 'תשובות|פתרונות',
  hi: 'उत्तर|उत्तर कुंजी',
  hu: 'válaszok|megoldások|megoldókulcs',
  id: 'jawaban|kunci jawaban',
  no: 'svar|løsninger|fasit',
  pl: 'odpowiedzi|rozwiązania',
  ro: 'răspunsuri|soluții|rezolvări',
  sk: 'odpovede|riešenia',
  sv: 'svar|lösningar|facit',
  th: 'เฉลย|คำตอบ',
  tr: 'cevaplar|yanıtlar|cevap anahtarı',
  uk: 'відповіді|розв’язки',
  vi: 'đáp án|trả lời|lời giải',
}

/** Whether a heading or a line announces the answers to questions. */
export function headsAnswers(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const any = alternatives(words[code].split('|'))
  return new RegExp(unspaced.has(code) ? `(?:${any})` : `${wordStart}(?:${any})${wordEnd}`, 'iu').test(text)
}
