import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd } from './word-patterns.ts'

/** Words that ask for one of several things, in all forms. Words that also ask for a reason or a way are left out. */
const words: Readonly<Record<Language, string>> = {
  en: 'which|which of',
  es: 'qué|cuál|cuáles',
  fr: 'quel|quelle|quels|quelles|lequel|laquelle',
  de: 'welcher|welche|welches|welchen|welchem',
  it: 'quale|quali|che',
  pt: 'qual|quais|que',
  nl: 'welk|welke',
  da: 'hvilken|hvilket|hvilke',
  no: 'hvilken|hvilket|hvilke',
  sv: 'vilken|vilket|vilka',
  fi: 'mikä|mitkä|minkä|kumpi',
  hu: 'melyik|melyek',
  pl: 'który|która|które|którą|którego|jaki|jaka|jakie|jaką',
  cs: 'který|která|které|jaký|jaká|jaké',
  sk: 'ktorý|ktorá|ktoré|aký|aká|aké',
  ru: 'какой|какая|какое|какие|какую|который|которая|которое',
  uk: 'який|яка|яке|які|яку|котрий|котра|котре',
  ro: 'care|ce',
  el: 'ποιος|ποια|ποιο|ποιοι|ποιες',
  tr: 'hangi|hangisi',
  id: 'mana|manakah',
  vi: 'nào',
  th: 'ใด|ไหน',
  hi: 'कौन|कौन-सा|कौन-सी|किस',
  ar: 'أي|أية|أيّ',
  he: 'איזה|איזו|אילו',
  zh: '哪',
  ja: 'どの|どれ',
  ko: '어느|어떤',
}

/** Languages in which such a word is mostly not at the start of a question. */
const inside = new Set<Language>(['tr', 'id', 'vi', 'hi'])

/** Whether a question asks for one of several things: 'Which dressing suits dry wounds?' */
export function asksWhich(question: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const any = alternatives(words[code].split('|'))
  if (unspaced.has(code)) return new RegExp(any, 'u').test(question)
  const start = inside.has(code) ? '(?<![\\p{L}\\p{M}])' : '^[¿\\s]*'
  return new RegExp(`${start}(?:${any})${wordEnd}`, 'iu').test(question.trim())
}

/** 'Which of the two stores oxygen?' of a predicate; undefined in languages in which it would have to agree with the question. */
export function askWhichOfTwo(predicate: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  if (/[:：;；?？]/u.test(predicate)) return undefined
  if (code === 'zh') return `两者中哪一个${predicate}？`
  return code === 'en' && /^\p{Ll}/u.test(predicate) ? `Which of the two ${predicate}?` : undefined
}
