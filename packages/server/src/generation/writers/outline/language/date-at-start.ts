import { findDate } from './read-date.ts'

/** How texts say that something happened in a year. */
export const inYear =
  'in|in the year|im jahr|im jahre|en|en el año|en l’an|em|no ano de|nel|nell’anno|w|w roku|v roce|v roku|в|у|i|år|i år|vuonna|în|în anul|το|pada tahun|năm|vào năm|في عام|عام|في سنة|سنة|בשנת|ב'
/** The same with a month or a day: 'in August 1521', 'On October 12, 1492'. */
export const onDay = 'on|on the|in|am|im|el|le|il|em|op|dnia|den|pe|på|den'

/** No centuries, no ranges, and no years before the era. */
export const year = String.raw`(?<![\p{L}\p{N}.,/–—-])(?:1\d{3}|20[0-4]\d)(?!\s?[–—-]\s?\d|[\d\p{L}%/]|[.,]\d|\s(?:BCE?|B\.C|v\. Chr|a\. ?C|av\. J))`

/** 'W 1772 roku Rosja …': the noun after the year separates it from the rest. */
export const nounAfterYear = 'roku|r\\.|году|г\\.|році|р\\.'

/** A date at the start of a sentence, and the rest of the sentence. */
export interface DatedStart {
  readonly when: string
  readonly what: string
  readonly year: number
}

const atStart = new RegExp(
  `^(?:(?:${inYear}|${onDay})\\s)(?<when>[^,،，]{0,20}?(?:,\\s)?${year})\\s?年?(?:[,،，]\\s*|\\s(?:${nounAfterYear})[,]?\\s)(?<what>.+)$`,
  'iu',
)

/** 'In 1492, …', but not 'Until 1865, …': what was so until then did not happen then. */
export function dateAtStart(text: string, language: string): DatedStart | undefined {
  const { when = '', what = '' } = atStart.exec(text)?.groups ?? {}
  const date = findDate(when, language)
  return date && { when: date.written, what, year: date.year }
}
