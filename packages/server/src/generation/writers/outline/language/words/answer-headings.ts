import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words of headings and labels before the answers to a page's questions, as expressions in any case. */
const words: Readonly<Record<Language, string>> = {
  en: 'answers?|answer key|solutions?',
  es: 'respuestas?|soluciones|solución|solucionario',
  fr: 'réponses?|corrigés?|solutions?',
  de: 'antwort(?:en)?|lösung(?:en)?',
  it: 'risposte|risposta|soluzioni|soluzione',
  ja: '解答|答え|回答',
  ko: '정답|해답|답안',
  pt: 'respostas?|soluções|solução|gabarito',
  ru: 'ответы?|решени[ея]',
  zh: '答案|解答',
  ar: 'الإجابات|الأجوبة|الحلول|إجابات|الإجابة|الجواب|الحل',
  cs: 'odpověď|odpovědi|řešení',
  da: 'svar|løsning(?:er)?',
  nl: 'antwoord(?:en)?|oplossing(?:en)?',
  fi: 'vastau(?:kset|s)|ratkaisut?',
  el: 'απαντήσεις|απάντηση|λύσεις|λύση',
  he: 'תשובות|תשובה|פתרונות|פתרון',
  hi: 'उत्तर|उत्तर कुंजी',
  hu: 'válasz(?:ok)?|megoldás(?:ok)?|megoldókulcs',
  id: 'jawaban|kunci jawaban',
  no: 'svar|løsning(?:er)?|fasit',
  pl: 'odpowied(?:zi|ź)|rozwiązani[ae]',
  ro: 'răspuns(?:uri)?|soluți[ie]|soluție|rezolvări|rezolvare',
  sk: 'odpove(?:de|ď)|riešeni[ae]',
  sv: 'svar|lösning(?:ar)?|facit',
  th: 'เฉลย|คำตอบ',
  tr: 'cevap(?:lar)?|yanıt(?:lar)?|cevap anahtarı|çözüm(?:ler)?',
  uk: 'відповід[іь]|розв’язки|розв’язок',
  vi: 'đáp án|trả lời|lời giải',
}

const patterns = new Map<Language, RegExp>()

function patternOf(language: string): RegExp {
  const code = languageOf(language) ?? 'en'
  const known = patterns.get(code)
  if (known) return known
  const any = `(?:${words[code]})`
  const found = new RegExp(unspaced.has(code) ? any : `${wordStart}${any}${wordEnd}`, 'iu')
  patterns.set(code, found)
  return found
}

/** A heading or a label has at most this number of words. */
const mostOfHeading = 5

/** Whether a heading or a line announces the answers to questions. */
export function headsAnswers(text: string, language: string): boolean {
  return countWords(text) <= mostOfHeading && patternOf(language).test(text)
}

/** 'Answer: Oxygen.' without its label. */
export function splitAnswerLabel(
  text: string,
  language: string,
): { readonly answer: string; readonly isLabelled: boolean } {
  const [, label = '', answer = ''] = /^([^:：?？؟]{1,30})[:：]\s*(\S.*)$/su.exec(text) ?? []
  const isLabelled = answer !== '' && (/^(?:A|Ans)\.?$/u.test(label) || headsAnswers(label, language))
  return { answer: isLabelled ? answer : text, isLabelled }
}
