import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { Material } from './material.ts'
import { standsAlone } from './sentence.ts'
import type { Sentence } from './sentence.ts'
import { dateAtStart, inYear, nounAfterYear, onDay, year } from '../language/date-at-start.ts'
import { capitalised } from '../language/enumerate.ts'
import { timeOfYear } from '../language/time-of-year.ts'
import { findDate, monthOf, readDate } from '../language/read-date.ts'
import { endsInParticiple } from '../language/words/participles.ts'
import { refersBack } from '../language/refers-back.ts'
import { withSpokenYears } from '../language/spoken-years.ts'
import { conjunctionsOf } from '../language/words/conjunctions.ts'
import { alternatives } from '../language/words/word-patterns.ts'
import { opensWithParticiple, withoutOpener } from '../language/sentences/without-opener.ts'

/** An event with its time. */
export interface Event {
  readonly when: string
  readonly what: string
  readonly year: number
}

export interface DatedSentence {
  readonly event: Event
  readonly sentence: Sentence
}

const { characters } = drawingKindOf('timeline')
const mostWords = 40

/** Words between two events besides the word for 'and'. */
const further: Partial<Record<Language, readonly string[]>> = {
  en: ['while', 'when'],
  es: ['e'],
  pl: ['oraz', 'a'],
}

/** Whether a text may state two events. */
function joinsEvents(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const words = [...conjunctionsOf(code, ['conjunction']), ...(further[code] ?? [])]
  return words.length > 0 && new RegExp(`\\s(?:${alternatives(words)})\\s`, 'iu').test(text)
}

/** The event that a sentence with one date states: 'In 1492, Columbus reached the Bahamas.' Undefined for others. */
export function datedEvent(sentence: Sentence, material: Material): DatedSentence | undefined {
  const text = sentence.text.replace(/\s[(（][^()（）]*\p{Ll}{3}[^()（）]*[)）](?=[\s,.])/gu, (remark) =>
    /\d{4}/.test(remark) ? remark : '',
  )
  if (!standsAlone(sentence) || sentence.words > mostWords || /[$`?]/.test(text)) return undefined
  // With a second year, the sentence says more than one thing or a time.
  if (yearsIn(text, material.page.language) !== 1) return undefined
  if (!new RegExp(year, 'u').test(text)) return undefined
  const found =
    atStart(text, material) ??
    atEnd(text, material) ??
    inBracketsAtEnd(text, material) ??
    inBrackets(text, material)
  if (!found || found.what === '' || found.what.length > characters.text) return undefined
  const what = found.what.charAt(0).toUpperCase() + found.what.slice(1)
  return { sentence, event: { ...found, what } }
}

/** The number of years in a text. 'Natura 2000' is a name with a number, and 'May 1940' a month. */
function yearsIn(text: string, language: string): number {
  const found = text.matchAll(
    /(?:(?<=[\p{Ll},]\s)(?<name>\p{Lu}\p{L}+)\s)?(?<![\d.,])(?:1\d{3}|20\d{2})(?!\d)/gu,
  )
  return [...found].filter(({ groups }) => {
    const name = groups?.['name']
    return name === undefined || languageOf(language) === 'de' || monthOf(name, language) !== undefined
  }).length
}

/** Languages in which the verb follows the time at once: 'Im Winter' is read on with 'ruht der Baum'. */
const verbSecond: ReadonlySet<Language> = new Set(['de', 'nl', 'da', 'no', 'sv'])

/** The event that a sentence states for a season or a month: 'In winter, the tree rests.' Its year is the part of the year. */
export function yearlyEvent(sentence: Sentence, { lexicon, page }: Material): DatedSentence | undefined {
  const time = timeOfYear(sentence.text, page.language)
  if (!time || !sentence.isUsable || sentence.words > mostWords || refersBack(time.what, lexicon))
    return undefined
  const whole = time.what.replace(/[.。।]$/u, '')
  const what = whole.length <= characters.text ? whole : lexicon.shorten(time.what, 14)
  if (what === undefined || what.length > characters.text || /[$`?]/.test(what)) return undefined
  const isReadOn = verbSecond.has(languageOf(page.language) ?? 'en')
  return {
    sentence,
    event: { when: time.when, what: isReadOn ? what : capitalised(what), year: time.month / 12 },
  }
}

function atStart(text: string, material: Material): Event | undefined {
  const { when, what, year: at } = dateAtStart(text, material.page.language) ?? {}
  if (when === undefined || what === undefined || at === undefined) return undefined
  const whole = what.replace(/[.。।]$/u, '')
  const short = whole.length <= characters.text ? whole : material.lexicon.shorten(what, 14)
  return short === undefined ? undefined : { when, what: short, year: at }
}

/** 'When she founded the bank in 1397, …': the clause states an event. */
const conjunction =
  /^(?:when|after|as|once|because|since|cuando|quand|lorsque|quando|gdy|kiedy|toen|när|da)\s/iu

/** '… founded Lima in 1533.' and '… in 1533, …': only a whole statement before the date, which the date is about. */
function atEnd(text: string, { lexicon, page }: Material): Event | undefined {
  const pattern = new RegExp(
    `^(?<what>.{12,}?),?\\s(?:${inYear}|${onDay})\\s(?<when>(?:\\p{L}{3,12}\\s(?:\\d{1,2},\\s)?|\\d{1,2}[.]?\\s\\p{L}{3,12}\\s)?${year})(?:\\s(?:${nounAfterYear}))?(?<rest>[.。।]?$|,\\s|\\s(?:and|when|where)\\s)`,
    'iu',
  )
  const { what: clause = '', when = '' } = pattern.exec(text)?.groups ?? {}
  const what = mainClause(clause.replace(conjunction, ''), lexicon)
  const date = readDate(when, page.language)
  if (!date || what === undefined || what.length > characters.text) return undefined
  // Of two things that happened, the date may be that of one only.
  if (joinsEvents(what, page.language)) return undefined
  // 'After the war, in 1888, farmers …': the statement comes after the date.
  if (isBetweenCommas.test(text.slice(clause.length))) return undefined
  // '… railways, such as the one to Santos, opened in 1867': the date is that of the participle.
  if (endsInParticiple(clause, page.language)) return undefined
  const isStatement = lexicon.isWhole(`${what}.`) && !lexicon.isDependent(what) && !/[:;()]/u.test(what)
  return isStatement ? { when: date.written, what, year: date.year } : undefined
}

const isBetweenCommas = /^,\s[^,]*,\s/u

/**
 * The event without an opening clause: of 'Encouraged by its wealth, Lima grew', the event is 'Lima grew'. Undefined if the
 * rest has no name of its own, because the opening says what it is about: 'Located near Cusco, the city was built'.
 */
function mainClause(what: string, lexicon: Material['lexicon']): string | undefined {
  if (!opensWithParticiple(what, lexicon)) return what
  const main = withoutOpener(what, lexicon)
  // The first letter of the main clause got its capital only now.
  const isNamed = main !== undefined && /\p{Lu}/u.test(what.slice(-main.length))
  return isNamed && !refersBack(main, lexicon) ? main : undefined
}

/** 'Jenner vaccinated a child (1796).': only one statement before the brackets, which the year is about. */
function inBracketsAtEnd(text: string, { lexicon, page }: Material): Event | undefined {
  const { what = '', when = '' } =
    new RegExp(`^(?<what>[^()（）,，;:：]{8,}?)\\s?[(（](?<when>${year})[)）][.。।]?$`, 'u').exec(text)
      ?.groups ?? {}
  const date = readDate(when, page.language)
  if (!date || what.length > characters.text || joinsEvents(what, page.language)) return undefined
  const isOne = !what.split(/\s/u).some((word) => conjunction.test(`${word} `))
  const isStatement = lexicon.isWhole(`${what}.`) && !lexicon.isDependent(what)
  // A later year after a name may be that of a publication.
  const isOfEvent = withSpokenYears(text) !== text && (date.year < 1850 || !/\p{Lu}\S*$/u.test(what))
  return isOne && isStatement && isOfEvent ? { when: date.written, what, year: date.year } : undefined
}

/** 'State policy (approved March 2016) reinforced …': the name before the brackets. */
function inBrackets(text: string, { page }: Material): Event | undefined {
  const { what = '', when = '' } =
    new RegExp(`^(?<what>[^()]{8,80}?)\\s[(](?:\\p{Ll}+\\s)?(?<when>[^()]{0,14}?${year})[)]`, 'u').exec(text)
      ?.groups ?? {}
  const date = findDate(when, page.language)
  // Years of a life or of a book say nothing of an event.
  return date && /\p{L}/u.test(when) ? { when: date.written, what, year: date.year } : undefined
}
