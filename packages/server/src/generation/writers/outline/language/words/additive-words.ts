import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words that add a statement to another one: 'also', 'as well'. */
const words: Readonly<Record<Language, string>> = {
  en: 'also|as well|too|another|either',
  es: 'también|además|otro|otra|tampoco',
  fr: 'aussi|également|autre|non plus',
  de: 'auch|ebenfalls|ebenso|weitere|weiterer|weiteres',
  it: 'anche|inoltre|altro|altra|neanche',
  ja: 'もまた|また',
  ko: '또한|또',
  pt: 'também|além disso|outro|outra|tampouco',
  ru: 'также|тоже|ещё один|другой',
  zh: '也|还|另外|此外',
  ar: 'أيضا|أيضًا|كذلك|آخر|أخرى',
  cs: 'také|též|rovněž|další',
  da: 'også|ligeledes|en anden',
  nl: 'ook|eveneens|nog een',
  fi: 'myös|lisäksi|toinen',
  el: 'επίσης|ακόμη',
  he: 'גם|כמו כן',
  hu: 'is|szintén',
  id: 'juga|pula',
  no: 'også|likeledes|en annen',
  pl: 'także|również|też|ponadto',
  ro: 'de asemenea|și el|alt',
  hi: 'भी',
  sk: 'tiež|takisto|ďalší',
  sv: 'också|även|likaså|en annan',
  th: 'ด้วย|อีก',
  tr: 'ayrıca|de|da',
  uk: 'також|теж|ще один',
  vi: 'cũng|ngoài ra',
}

export const additiveWordsOf = (code: Language): readonly string[] => words[code].split('|')

const patterns = new Map<Language, RegExp>()

/** Whether a statement adds to another one: 'The shape of streets matters as well.' */
export function addsToOther(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const [start, end] = unspaced.has(code) ? ['', ''] : [wordStart, wordEnd]
  const pattern =
    patterns.get(code) ?? new RegExp(`${start}(?:${alternatives(additiveWordsOf(code))})${end}`, 'iu')
  patterns.set(code, pattern)
  return pattern.test(text)
}
