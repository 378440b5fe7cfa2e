import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words by which an author speaks of herself or himself. Only words that mean nothing else in their language. */
const ownWords: Partial<Record<Language, string>> = {
  es: 'yo|conmigo',
  fr: 'je',
  de: 'ich|mich',
  it: 'io',
  pt: 'eu|comigo',
  nl: 'ik',
  pl: 'mnie|mną|mój|moja|moje|moim|mojej|mojego',
  cs: 'já|můj|moje|mého',
  sk: 'ja|môj|moje|môjho',
  ru: 'я|меня|мне|мой|моя|моё|мои|моего',
  uk: 'я|мене|мені|мій|моя|моє|мої|мого',
  da: 'jeg',
  sv: 'jag',
  no: 'jeg',
  el: 'εγώ',
  he: 'אני|שלי',
  hi: 'मैं|मैंने|मुझे|मेरा|मेरी|मेरे',
  ar: 'أنا',
  zh: '我认为|我觉得|我会|我已经|我的',
  ja: '私は|私の|私が',
  ko: '나는|제가|저는',
  id: 'saya',
  vi: 'tôi',
}

/** 'King Richard I was …' and 'Type I errors' have a numeral, not an author. */
const inEnglish =
  /(?<!\p{Lu}[\p{L}.’']*\s)\bI(?:[’'](?:m|ve|ll|d)\b|\s(?:am|was|have|had|will|would|can|could|may|might|should|do|did|also|just|think|believe|\p{Ll}{2,}(?:ed|t|n|w|ke|nd|pe|ve))\b)|(?:^|\.\s|\b(?:Here|Now|But|And|So|If|When|As|Then)\s)I\s\p{Ll}|(?<![\p{L}’'])[Mm]y\s\p{Ll}/u

/** Whether the author of a page speaks of own deeds and opinions. The hosts did not do these. Quotations may. */
export function speaksAsAuthor(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const own = text.replaceAll(/[“„«「『"][^“„«「『”»」』"]{0,600}[”“»」』"]/gu, ' ')
  if (code === 'en') return inEnglish.test(own)
  const words = ownWords[code]
  if (words === undefined) return false
  const [start, end] = unspaced.has(code) || code === 'ko' ? ['', ''] : [wordStart, wordEnd]
  const all = words.split('|')
  // A capital inside a sentence is a noun: 'das Ich', and the moon Io.
  const first = `(?:^|[.!?]\\s)(?:${alternatives(all.map((word) => word.charAt(0).toUpperCase() + word.slice(1)))})${end}`
  return new RegExp(`${start}(?:${alternatives(all)})${end}|${first}`, 'u').test(own)
}
