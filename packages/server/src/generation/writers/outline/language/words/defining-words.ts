import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * A definition as a sentence. The first `{}` is the term in quotation marks, the second its meaning. No word around them
 * agrees with them. English has articles and is in `define-in-english.ts`; this is for what it cannot put so.
 */
export const definingWords: Readonly<Record<Language, string>> = {
  en: 'The term {} means: {}',
  es: 'Por {} se entiende {}',
  fr: 'Par {}, on entend {}',
  de: '{} bedeutet: {}',
  it: 'Per {} si intende {}',
  ja: '{}の意味は次のとおりです：{}',
  ko: '{}의 뜻은 다음과 같습니다: {}',
  pt: 'Por {} entende-se {}',
  ru: '{} — это {}',
  zh: '{}是指{}',
  ar: 'يُقصد بـ{} {}',
  cs: 'Pojem {} znamená: {}',
  da: '{} betyder: {}',
  nl: 'Met {} wordt bedoeld: {}',
  fi: '{} tarkoittaa seuraavaa: {}',
  el: 'Με τον όρο {} εννοούμε: {}',
  he: 'פירוש המונח {}: {}',
  hi: '{} का अर्थ है: {}',
  hu: '{} jelentése: {}',
  id: 'Yang dimaksud dengan {} adalah {}',
  no: '{} betyr: {}',
  pl: '{} to {}',
  ro: 'Prin {} se înțelege {}',
  sk: 'Pojem {} znamená: {}',
  sv: '{} betyder: {}',
  th: '{} หมายถึง {}',
  tr: '{} şu anlama gelir: {}',
  uk: '{} — це {}',
  vi: '{} có nghĩa là {}',
}

const byNoun: Partial<Record<Language, string>> = { ja: 'とは のことです', ko: '이란 란 말합니다' }
const english = 'a an the is are term means describes'

/** The words that the writer adds to a definition. */
export function wordsOfDefining(code: Language): string {
  return `${definingWords[code].replaceAll('{}', ' ')} ${code === 'en' ? english : (byNoun[code] ?? '')}`
}
