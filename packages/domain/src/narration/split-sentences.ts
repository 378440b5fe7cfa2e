import { languageOf, type Language } from '../voices/languages.ts'
import {
  abbreviations,
  beforeNumbers,
  beforeNumerals,
  closingAbbreviations,
  commonAbbreviations,
} from './abbreviations.ts'

/**
 * The sentences of a text, trimmed and in order. Together they are the whole text except for white space between them.
 * A line break always ends a sentence. The breaks are those of Unicode (UAX #29, through Intl.Segmenter), except wrong
 * ones after abbreviations, initials, ordinal numbers, and questions inside a sentence. There are no breaks inside
 * addresses, `code` or `$math$`.
 */
export function splitSentences(text: string, language: string): string[] {
  const masked = text.replaceAll(unbreakable, (span) => 'X'.repeat(span.length))
  const sentences: string[] = []
  let start = 0
  for (const end of possibleEnds(masked, language)) {
    const [before, after] = [masked.slice(start, end), masked.slice(end)]
    if (isNoSentenceEnd(before, after, language) || continues(before, after)) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter(Boolean)
}

const unbreakable =
  /https?:\/\/\S*[\p{L}\p{N}/]|`[^`\n]+`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)[^$\n]+(?<!\s)\$(?!\d)/gu

/** The ends that Unicode's rules find, and those before a number. */
function possibleEnds(text: string, language: string): readonly number[] {
  return [...segmenterFor(language).segment(text)].flatMap(({ index, segment }) => {
    const end = index + segment.length - (openingBracket.exec(segment)?.[0].length ?? 0)
    return [
      ...[...segment.matchAll(endBeforeNumber)].map((found) => index + found.index + found[0].length),
      end,
    ]
  })
}

/**
 * Without a space before a bracket, Unicode's rules add the bracket to the previous sentence, and a quotation mark after a
 * Chinese full stop as well.
 */
const openingBracket = /(?:(?<=[^\s\p{Ps}])\p{Ps}|(?<=[。！？…])[“‘])+$/u

/**
 * The end of a sentence before a number and a word in lower case: '… kaldırıldı. 1727 yılında …', '… 1863. 1883 führte …'.
 * Unicode's rules take such a full stop for that of an abbreviation. Before a year, words of five letters are none, nor are
 * those that end in a vowel; before other numbers, words of seven lower-case letters.
 */
const endBeforeNumber =
  /(?:(?:\p{L}{5}|\p{L}{2}[aeiouyáéíóúąęěůıöüäåøаоуеиіыэюяєїηιουω]|(?<!\p{N})[12]\p{N}{3}|[\p{Pe}\p{Pf}”"%])\.\s+(?=[12]\p{N}{3}\s\p{Ll})|\p{Ll}{7}\.\s+(?=\p{N}{1,3}\s\p{Ll}))/gu

/** The text with no-break spaces inside addresses, `code` and `$math$`. */
export function protectUnbreakable(text: string): string {
  return text.replaceAll(unbreakable, (span) => span.replaceAll(/\s+/gu, '\u{a0}'))
}

/** True for `“Is it?” she asked` and `Yahoo! is`: a question or an exclamation inside a sentence. */
function continues(before: string, after: string): boolean {
  const said = before.trimEnd()
  if (endsLine(before)) return false
  const isWithin = /[!?…؟！？][\p{Pe}\p{Pf}"'’”]*$/u.test(said) && /^(?:\p{Ll}|[,;:،؛]|[–—-]\s)/u.test(after)
  return isWithin || isQuotedWithin(before, after)
}

/** '「はい。いいえ。」と答えた', '"간다."라고 말했다': a quotation that its sentence carries on with a particle. */
function isQuotedWithin(before: string, after: string): boolean {
  const [opened = 0, closed = 0] = [/「/gu, /」/gu].map((mark) => before.match(mark)?.length)
  if (opened > closed && /^[^「」\n]{0,80}」/u.test(after)) return true
  return /[」』]$/u.test(before)
    ? /^(?:と|って|という|などと)/u.test(after)
    : /[.!?]["”’'」]$/u.test(before) && /^(?:라고|라는|하고|고)\s/u.test(after)
}

function endsLine(before: string): boolean {
  return /[\n\r\u2028\u2029]/.test(before.slice(before.trimEnd().length))
}

/** True if the full stop at the end of the first text belongs to an abbreviation, an initial or an ordinal number. */
export function isNoSentenceEnd(before: string, after: string, tag: string | undefined): boolean {
  const language = languageOf(tag)
  const said = before.trimEnd()
  if (!said.endsWith('.') || endsLine(before)) return false
  return (
    onlyNumber.test(said) ||
    (/(?<![\p{L}\p{M}])\p{Ll}\.$/u.test(said) && /^\p{Lu}\.(?!\p{L})/u.test(after)) ||
    (/(?<![\p{L}\p{M}])\p{Lo}\.$/u.test(said) && /^\p{Lo}\.(?!\p{L})/u.test(after)) ||
    isInsideAbbreviation(said, after, language) ||
    (beforeName.has(language) && numeral.test(said) && /^\p{Lu}\p{Ll}/u.test(after)) ||
    (initial.test(said) && !sentenceOpener.test(after) && !endsAtEra(said, after)) ||
    (beforeNumber.test(said) && /^["'(]?\p{N}/u.test(after)) ||
    (beforeNumeral.test(said) && /^(?:[IVXLC]{2,}|[B-HJ-Z])(?![\p{L}\p{N}])/u.test(after)) ||
    (patternsOf(language).within.test(said) && !unit.test(said)) ||
    (patternsOf(language).closing.test(said) && goesOn(said, after, language)) ||
    (ordinalDot.has(language) && ordinal.test(said))
  )
}

/** True if the text ends with an abbreviation, whose full stop is part of it: `in the U.S.` */
export function endsInAbbreviation(text: string, tag: string | undefined): boolean {
  const { closing } = patternsOf(languageOf(tag))
  if (/\p{Lu}{2}\.$/u.test(text)) return false
  return initials.test(text) || breaksOffInAbbreviation(text, tag) || closing.test(text) || andSoOn.test(text)
}

/** True if the text ends with an abbreviation that needs the next word: `by Dr.` */
export function breaksOffInAbbreviation(text: string, tag: string | undefined): boolean {
  return patternsOf(languageOf(tag)).within.test(text) && !unit.test(text)
}

/** More characters than the second part of any abbreviation has. */
const longestPart = 12

/** True after the first full stop of 'v. Chr.' and 'av. J.-C.' */
function isInsideAbbreviation(said: string, after: string, language: Language | undefined): boolean {
  const last = /(?<![\p{L}\p{M}\p{N}])\p{L}{1,4}\.$/u.exec(said)?.[0]
  if (last === undefined) return false
  const next = after.slice(0, longestPart).toLowerCase()
  return patternsOf(language).dotted.some(
    ([first, rest]) => first === last.toLowerCase() && next.startsWith(rest),
  )
}

/**
 * After an abbreviation that can end a sentence: English continues unless a typical first word follows. Other languages
 * continue after a few words, which are no sentence: `W 1998 r. Polska …`. Hindi ends sentences with a danda.
 */
function goesOn(said: string, after: string, language: Language | undefined): boolean {
  if (language === 'hi') return true
  if (language === 'en') return !sentenceOpener.test(after)
  return said.split(/\s+/).length <= shortestSentence || /^[(\p{N}]/u.test(after)
}

const shortestSentence = 4

/** `60 a. C.` may end a sentence that is longer than a date: 'En el año 60 a. C. César …' continues. */
function endsAtEra(said: string, after: string): boolean {
  const isEra = /(?<![\p{L}\p{M}])\p{Ll}\.\s?\p{Lu}\.$/u.test(said)
  return isEra && said.split(/\s+/).length > wordsOfDate && /^\p{Lu}\p{Ll}/u.test(after)
}

const wordsOfDate = 8

/** The number of a list item, which belongs to its text. */
const onlyNumber = /^(?:\p{N}{1,3}(?:\.\p{N}{1,3})*|[IVXL]{1,5})\.$/u

/** Before the number in 'chapter 3 J. Austen' and 'Apollo 11 N. Armstrong'. No amount follows them. */
const numberedWord = String.raw`(?:\p{Lu}[\p{L}\p{M}]*|chapter|page|figure|part|section|volume|act|scene|lesson|unit|week)\s`
const unitAfterNumber = String.raw`(?<!${numberedWord})(?<!\p{N})\p{N}{1,3}\s(?=[VAWKJNCFTL]\.$)`
const unitAfterSlash = String.raw`\p{Ll}\/(?=L\.$)`

/** `J.`, `John F.`, `U.S.`, but not the unit in `25 °C.`, `4 mmol/L.` and `250 V.` */
const initial = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}°])(?<!${unitAfterNumber})(?<!${unitAfterSlash})\p{Lu}\.$`,
  'u',
)

/** `U.S.`, but not the letter of 'vitamin C.' */
const initials = /\p{Lu}\.\s?\p{Lu}\.$/u

/** Words that follow the letter of 'vitamin C.', not the initial of a name. */
const sentenceOpener =
  /^(?:A|After|All|Also|Although|An|And|Another|As|At|Because|Before|But|By|Each|Every|For|From|He|Her|Here|His|How|However|If|In|It|Its|Many|Most|My|No|On|One|Or|Our|She|Since|So|Some|Such|That|The|Their|Then|There|These|They|This|Those|Thus|To|Today|Under|Until|We|What|When|Where|Which|While|Who|Why|With|Yet|You|Your)[\s,]/

/** `12 m.`: a unit, not `M.` before a name. */
const unit = /\p{N}\s?\p{L}{1,2}\.$/u

const ordinal = /(?:^|\s)\p{N}{1,2}\.$/u

/** Languages in which the number of a king comes before the name: 'IV. Béla', 'III. Ahmet'. */
const beforeName = new Set<Language | undefined>(['hu', 'tr'])
const numeral = /(?:^|\s)[IVX]{1,5}\.$/u

/** Languages that write 'third' as `3.` */
const ordinalDot = new Set<Language | undefined>(['cs', 'da', 'de', 'fi', 'hu', 'no', 'sk', 'tr'])

const beforeNumber = endingIn(beforeNumbers)
const beforeNumeral = endingIn(beforeNumerals)
const andSoOn = endingIn('etc itd itp usw enz osv ecc атд т.д т.п jne stb vb dll v.v κλπ κ.λπ atd atď')

interface Patterns {
  readonly within: RegExp
  readonly closing: RegExp
  /** Abbreviations of two parts, the first with its full stop: 'v.' and 'chr.' */
  readonly dotted: readonly (readonly [first: string, rest: string])[]
}

const compiled = new Map<Language | undefined, Patterns>()

function patternsOf(language: Language | undefined): Patterns {
  let found = compiled.get(language)
  if (!found) {
    const own = (words: Partial<Record<Language, string>>) => (language && words[language]) ?? ''
    found = {
      within: endingIn(`${commonAbbreviations} ${own(abbreviations)}`),
      closing: endingIn(own(closingAbbreviations)),
      dotted: `${own(abbreviations)} ${own(closingAbbreviations)}`.split(' ').flatMap((word) => {
        const [first = '', second] = word.split('.')
        return second ? [[`${first}.`, `${second}.`] as const] : []
      }),
    }
    compiled.set(language, found)
  }
  return found
}

/**
 * Matches a text that ends with one of these words and a full stop. Dots inside them may be followed by a space (`z.
 * B.`).
 */
function endingIn(words: string): RegExp {
  if (words.trim() === '') return /(?!)/
  const choices = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('.', String.raw`\.?\s?`))
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${choices.join('|')})\.$`, 'iu')
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(languageOf(language) ?? 'en', { granularity: 'sentence' })
    segmenters.set(language, segmenter)
  }
  return segmenter
}
