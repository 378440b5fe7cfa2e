import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { findDate } from './read-date.ts'

/** How texts say that something happened in a year. */
export const inYear =
  'in|in the year|im jahr|im jahre|en|en el año|en l’an|em|no ano de|nel|nell’anno|w|w roku|v roce|v roku|в|у|i|år|i år|vuonna|în|în anul|το|pada tahun|năm|vào năm|في عام|عام|في سنة|سنة|בשנת|ב'
/** The same with a month or a day: 'in August 1521', 'On October 12, 1492'. */
export const onDay = 'on|on the|in|am|im|el|le|il|em|op|dnia|den|pe|på|den'

/** No centuries, no ranges, and no years before the era. */
export const year = String.raw`(?<![\p{L}\p{N}.,/–—-])(?:1\d{3}|20[0-4]\d)(?!\s?[–—-]\s?\d|年代|년대|(?![年년])[\d\p{L}%/]|[.,]\d|\s(?:BCE?|B\.C|v\. Chr|a\. ?C|av\. J))`

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

/** A year, or a day of it, as East Asian languages write it. */
const eastAsian = String.raw`(?<when>(?:1\d{3}|20[0-4]\d)[年년](?:\s?\d{1,2}[月월])?(?:\s?\d{1,2}[日일])?)`

/** Languages in which any part of a sentence may follow a date: 'En 1825 se inauguró …'. Only words that continue the date may not. */
function withoutComma(start: string, continuing: string): RegExp {
  return new RegExp(`^${start} (?<when>${year}) (?!(?:${continuing})(?![\\p{L}]))(?=\\p{L})(?<what>.+)$`, 'u')
}

/**
 * Starts with a date in languages in which no comma has to come after it. Sentences in which the verb has to follow the date, as in
 * German, are left out: they are not whole without it.
 */
const dated: Partial<Record<Language, RegExp>> = {
  // 'In 1796 Edward Jenner …': without a comma, the subject has to follow. 'In 1914 and later' has none.
  en: new RegExp(
    `^In (?<when>(?:\\p{Lu}\\p{Ll}{2,8} )?${year}) (?=\\p{Lu}|(?:the|a|an|this|its|his|her|their|he|she|it|they|we|only|about|some|many|most|all|no|several|two|three) )(?<what>.+)$`,
    'u',
  ),
  es: withoutComma('En', 'y|e|o|u|a|al|de|del|hasta|como|por|para|con|que'),
  pt: withoutComma('Em', 'e|ou|a|à|ao|de|do|da|até|como|por|para|com|que'),
  it: withoutComma('Nel', 'e|o|a|al|di|del|fino|come|per|con|che'),
  fr: withoutComma('En', 'et|ou|à|au|de|du|jusqu|comme|par|pour|avec|que'),
  zh: new RegExp(`^(?:在|到了?)?${eastAsian}(?!代|间|底|初|以|之|至|到|起|前|后|的)，?(?<what>.+)$`, 'u'),
  ja: new RegExp(`^${eastAsian}(?:に(?:は)?、?|、)(?<what>.+)$`, 'u'),
  ko: new RegExp(`^${eastAsian}(?:에(?:는)?,?|,)\\s(?<what>.+)$`, 'u'),
  hi: /^(?:सन्\s|वर्ष\s)?(?<when>(?:1\d{3}|20[0-4]\d))\s(?:ई\.\s)?में,?\s(?<what>.+)$/u,
  tr: /^(?<when>(?:\d{1,2}\s\p{L}{3,8}\s)?(?:1\d{3}|20[0-4]\d))(?:\syılında|[’'][dt][ae]),?\s(?<what>.+)$/u,
  ar: /^في\s(?:عام|سنة)\s(?<when>(?:1\d{3}|20[0-4]\d))م?،?\s(?!(?:ق\.|ه))(?<what>.+)$/u,
  he: /^בשנת\s(?<when>(?:1\d{3}|20[0-4]\d)),?\s(?<what>.+)$/u,
  el: /^Το\s(?<when>(?:1\d{3}|20[0-4]\d)),?\s(?![πμ]\.)(?=\p{Ll})(?<what>.+)$/u,
}

/** 'In 1492, …', but not 'Until 1865, …': what was so until then did not happen then. */
export function dateAtStart(text: string, language: string): DatedStart | undefined {
  const code = languageOf(language) ?? 'en'
  const { when = '', what = '' } = (dated[code]?.exec(text) ?? atStart.exec(text))?.groups ?? {}
  const date = findDate(when, language)
  if (!date || namesThing(when.replace(date.written, ''))) return undefined
  return { when: date.written, what, year: date.year }
}

/** 'In the storm of 1997': the sentence is about the storm. A season or a part of the year is no thing. */
function namesThing(words: string): boolean {
  return /\p{L}{4}/u.test(words.replaceAll(partOfYear, ''))
}

const partOfYear =
  /\b(?:early|late|spring|summer|autumn|winter|year|jahre?s?|anfang|ende|mitte|frühjahr|sommer|herbst|verano|primavera|otoño|invierno|principios|finales|mediados|début|printemps|automne|hiver|année|inizio|estate|autunno|inverno|anno|início|verão|outono|roku|latem|zimą|wiosną|jesienią|lata)\b/giu
