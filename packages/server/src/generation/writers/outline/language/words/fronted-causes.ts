import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { conjunctionsOf } from './conjunctions.ts'
import { alternatives, wordEnd } from './word-patterns.ts'

/** Words for 'because' with which a whole sentence can start: 'Koska vedessä on vähän happea, kasvit eivät hajoa.' */
const causes: Partial<Record<Language, string>> = {
  en: 'because',
  de: 'weil|da',
  nl: 'omdat|doordat|aangezien',
  sv: 'eftersom|då',
  da: 'eftersom|fordi|da',
  no: 'ettersom|fordi|siden',
  fi: 'koska',
  cs: 'protože|jelikož',
  sk: 'pretože|keďže',
  ro: 'deoarece|fiindcă|întrucât|pentru că',
  el: 'επειδή|καθώς',
  hu: 'mivel|minthogy',
  id: 'karena|sebab',
  vi: 'vì|do|bởi vì',
}

/** Words that are also 'then', 'there' or 'since then': a verb comes after these, and the subject after 'because'. */
const ambiguous: Partial<Record<Language, readonly [word: string, subject: string]>> = {
  de: [
    'da',
    'der|die|das|den|dem|ein\\p{L}*|kein\\p{L}*|dies\\p{L}*|jede\\p{L}*|alle|viele|einige|es|sie|er|wir|man|ich|ihr\\p{L}*|sein\\p{L}*|sich|in|im|bei|beim|auf|für|nur|nicht',
  ],
  sv: ['då', 'det|den|de|vi|man|en|ett|han|hon|alla|många|varje|ingen|inget|inga|vissa|sådana'],
  da: ['da', 'det|den|de|vi|man|en|et|han|hun|alle|mange|hver|ingen|intet|nogle'],
  no: ['siden', 'det|den|de|vi|man|en|et|ei|han|hun|alle|mange|hver|ingen|noen'],
}
/** Words that name a reason of the sentence before: 'karena itu', 'vì vậy', 'do đó'. */
const earlierReason: Partial<Record<Language, string>> = {
  en: 'of|this|that|it|they|he|she',
  id: 'itu|ini|itulah|inilah|hal',
  vi: 'vậy|thế|đó|đấy|này|lẽ đó|lẽ ấy|lí do này|lý do này|lí do đó|lý do đó',
}

const patterns = new Map<string, RegExp>(
  Object.entries(causes).map(([code, words]) => {
    const language = languageOf(code) ?? 'en'
    const [word, subject] = ambiguous[language] ?? []
    const isThen = word === undefined ? '' : `(?!${word}\\s(?!(?:${subject})${wordEnd}))`
    const isEarlier = `(?!(?:${alternatives(earlierReason[language]?.split('|') ?? [])})${wordEnd})`
    return [
      code,
      new RegExp(`^${isThen}(?:${alternatives(words.split('|'))})${wordEnd}\\s${isEarlier}`, 'iu'),
    ]
  }),
)

/** Languages that may have no comma after the reason, and the fewest words of a sentence with a reason and a result. */
const withoutComma: ReadonlySet<string> = new Set(['sv', 'da', 'no', 'id', 'vi'])
const fewestWords = 8
/** The fewest words of the result after a comma. */
const fewestOfResult = 3

/**
 * A sentence without 'because' at its start, if it says what follows from the reason: it does not lean on the sentence before it.
 * 'Omdat het land daalt.' only answers a question, and stays as it is.
 */
export function withoutFrontedCause(text: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  const [start] = patterns.get(code)?.exec(text) ?? []
  if (start === undefined) return text
  const rest = text.slice(start.length)
  const [, result = ''] = /,\s(.+)$/u.exec(rest) ?? []
  const [first = '', ...others] = result.split(/\s+/u)
  const isJoined = conjunctionsOf(code).includes(first.toLowerCase())
  const saysResult =
    (!isJoined && others.length + 1 >= fewestOfResult) ||
    (withoutComma.has(code) && result === '' && rest.split(/\s+/u).length >= fewestWords)
  return saysResult ? rest.charAt(0).toUpperCase() + rest.slice(1) : text
}
