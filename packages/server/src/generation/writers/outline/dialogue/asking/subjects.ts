import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isQuestion } from '../../material/material.ts'
import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import { bareTerm } from '../../material/terms.ts'
import { opensScene } from '../../language/words/scene-openers.ts'
import { starting } from '../../language/words/word-patterns.ts'
import { tidyHeading } from '../../slides/headline.ts'

/** Finds what a sentence is about, in words of the page that a question can name. */
export interface Subjects {
  /** The subjects that a sentence names in its first half, in the order of the text. */
  in(sentence: string): readonly string[]
}

/**
 * Languages in which a noun in a sentence may have another form than after a question's preposition. Only terms of the
 * glossary, headings that the sentence contains whole, code and foreign names are safe there.
 */
const inflecting = new Set<Language>(['pl', 'cs', 'sk', 'ru', 'uk', 'hu', 'fi', 'tr', 'el', 'ro'])
/** Languages whose words have endings or prefixes attached, or no spaces around them. */
const attached = new Set<Language>(['ja', 'ko', 'th', 'zh'])

/** A name must occur this often on the page, and a single word of a heading this often. */
const fewest = { name: 2, word: 3 }
const longest = 4
const shareOfNoun = 0.5
/** A sentence names its subject within this share of its length, and after at most this many words of the sentence, or of a later clause. */
const startOfSentence = 0.45
const mostWordsBefore = { sentence: 3, clause: 1 }
/** A name in at least this many sentences is the subject of the whole page, and new in none of them. */
const everywhere = { share: 0.2, least: 6 }

/** The subjects of a page. Each conversation about it uses the same. */
export const subjectsOf = memoized(createSubjects)

function createSubjects(material: Material): Subjects {
  const { page, sentences, terms } = material
  const code = languageOf(page.language) ?? 'en'
  const whole = sentences.map((one) => one.text).join('\n')
  const lowered = whole.toLowerCase()
  const headings = [
    page.title,
    ...material.sections.flatMap(({ units }) => units.flatMap(({ path }) => path)),
  ]
    .map(tidyHeading)
    // 'In the oven' is where something happens, and no subject.
    .filter((one) => !isQuestion(one) && !opensScene(one, code))
  const own = [...codeNames(whole), ...(inflecting.has(code) ? [] : properNames(whole, code))]
  /** Nouns that are no names: only the subject of a sentence, not of 'In an agrarian society, …'. */
  const nouns = new Set(inflecting.has(code) ? [] : headingWords(headings, whole, code))
  const opensAside = starting(material.lexicon.phrases.subordinate, !attached.has(code))
  const found = new Set([
    ...terms.map(({ term }) => bareTerm(term)),
    ...headings.filter((one) => countWords(one) <= 3 && one.length >= 3),
    ...(usesLatin(code) ? [] : latinNames(whole)),
    ...nouns,
    ...own,
  ])
  const title = page.title.toLowerCase()
  const defined = new Set(terms.map(({ term }) => bareTerm(term)))
  const known = [...found]
    .filter((one) => one.trim().length > 1 && countWords(one) <= longest)
    // The subject of the whole page is not new in a sentence.
    .filter((one) => !title.includes(one.toLowerCase()) && !isEverywhere(one))
    .sort((a, b) => b.length - a.length)
    .map((name) => ({
      name: asWritten(name, whole, code),
      low: name.toLowerCase(),
      // 'the East' is no 'east'.
      pattern: wordPattern(name, code, own.includes(name) ? 'u' : 'iu'),
    }))
  function isEverywhere(name: string): boolean {
    const least = Math.max(everywhere.least, sentences.length * everywhere.share)
    // A plain search is much faster than the pattern, and most names are rare.
    if (!occursOften(name.toLowerCase(), lowered, least)) return false
    const pattern = wordPattern(name, code)
    const uses = sentences.filter(({ text }) => pattern.test(text)).length
    return uses >= least
  }
  // An episode of wished minutes is written many times, and asks for the same sentences each time.
  const answers = new Map<string, readonly string[]>()
  const read = (text: string): readonly string[] => {
    // Text in brackets may not be spoken.
    const sentence = text.replace(/[(（][^()（）]*[)）]/g, (aside) => ' '.repeat(aside.length))
    const inLowerCase = sentence.toLowerCase()
    const isAside = opensAside.test(inLowerCase)
    const taken: { at: number; end: number; name: string }[] = []
    for (const { name, low, pattern } of known) {
      if (!inLowerCase.includes(low)) continue
      const at = pattern.exec(sentence)?.index
      if (at === undefined || at > sentence.length * startOfSentence) continue
      if (!opensClause(sentence.slice(0, at))) continue
      if (isAside && nouns.has(name) && !defined.has(name)) continue
      if (taken.some((one) => at < one.end && at + name.length > one.at)) continue
      taken.push({ at, end: at + name.length, name })
    }
    return taken
      .sort((a, b) => a.at - b.at)
      .map(({ at, name }) => (code === 'en' && isAfterThe(sentence, at, name) ? `the ${name}` : name))
  }
  return {
    in: (text) => {
      const names = answers.get(text) ?? read(text)
      answers.set(text, names)
      return names
    },
  }
}

function occursOften(low: string, text: string, least: number): boolean {
  let found = 0
  for (let at = text.indexOf(low); at >= 0 && found < least; at = text.indexOf(low, at + 1)) found += 1
  return found >= least
}

/**
 * Whether a name after these words can be what the sentence is about: 'The western branch remained in Rome' is not about
 * Rome.
 */
function opensClause(before: string): boolean {
  // 'Four things are needed: an offer, …' is about none of the four.
  if (/[:：]/u.test(before)) return false
  const clauses = before.split(/[,،，、:：]\s?/u)
  const { sentence, clause } = mostWordsBefore
  return countWords(clauses.at(-1) ?? '') <= (clauses.length === 1 ? sentence : clause)
}

/** 'the Spanish', 'the New World' */
function isAfterThe(sentence: string, at: number, name: string): boolean {
  return /^\p{Lu}/u.test(name) && !name.startsWith('The ') && /\bthe $/iu.test(sentence.slice(0, at))
}

function usesLatin(code: Language): boolean {
  return !new Set<Language>(['ar', 'he', 'hi', 'ja', 'ko', 'th', 'zh', 'ru', 'uk', 'el']).has(code)
}

/** Pieces of code that are a name: `useState`. */
function codeNames(text: string): readonly string[] {
  return repeated([...text.matchAll(/`([\p{L}_$][\p{L}\p{N}_.$]+)(?:\(\))?`/gu)].map(([, name = '']) => name))
}

/** Names that keep their Latin letters in another script: React, JSX. */
function latinNames(text: string): readonly string[] {
  return repeated(
    [...text.matchAll(/(?<![`\w])[A-Za-z][A-Za-z0-9]+(?:[ .][A-Z][A-Za-z0-9]+)*(?![`\w])/g)].map(
      ([name]) => name,
    ),
  ).filter((name) => !unit.test(name.toLowerCase()))
}

/** Capitalised words within a sentence that stand before a mark somewhere, as adjectives do not: 'in West Africa,'. */
function properNames(text: string, code: Language): readonly string[] {
  if (!usesLatin(code)) return []
  const dates = calendarNames(code)
  const name =
    /(?<=[\p{Ll},;)] )\p{Lu}[\p{L}’'-]{2,}(?: (?:(?:of|de|del|da|do|di|du|van|von) (?:the |la |las |los )?)?\p{Lu}[\p{L}’'-]+){0,3}(?![\p{L}’'-])/gu
  return repeated([...text.matchAll(name)].map(([found]) => found)).filter(
    (one) => !dates.has(one.toLowerCase()) && isNoun(one, text),
  )
}

/** An adjective stands before its noun: 'the Mediterranean coast'. A name stands mostly before a mark or a short word. */
function isNoun(name: string, text: string): boolean {
  const after = [...text.matchAll(new RegExp(`${escaped(name)}(?![\\p{L}’'-])(\\s\\p{L}+|.?)`, 'gu'))]
  const ends = after.filter(([, next = '']) => !/^\s\p{L}{5,}/u.test(next))
  return ends.length >= after.length * shareOfNoun && isBeforeMark(name, text)
}

/** As the text has it most often within sentences. */
function asWritten(name: string, text: string, code: Language): string {
  const low = name.toLowerCase()
  if (low === name || /^\p{Lu}(?:\P{L}|$)/u.test(name) || /\p{Lu}.*\p{Lu}|[`.]/u.test(name)) return name
  if (!text.includes(low)) return name
  const count = (form: string) => [...text.matchAll(wordPattern(form, code, 'gu'))].length
  return count(low) > 0 && count(low) * 2 >= count(name) ? low : name
}

/** Several numbers or columns in the same unit do not make it a subject. In lower case. */
const unit = /^(?:[mcdkμ]?m|[km]?g|m?l|s|min|h|ha|k?hz|k?w|k?pa|k?v|m?a|k?j|n|mol|kcal|kwh)$/u

/** Nouns of headings that the text uses often. */
function headingWords(headings: readonly string[], text: string, code: Language): readonly string[] {
  const low = text.toLowerCase()
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' })
  const all = [...new Set(headings)].flatMap((heading) =>
    [...segmenter.segment(heading.toLowerCase())]
      .filter(({ isWordLike, segment }) => isWordLike && !unit.test(segment))
      .map(({ segment }) => segment),
  )
  // Without spaces and endings, only a word of several headings is surely a noun.
  const words = new Set(attached.has(code) ? repeated(all) : all)
  const least = attached.has(code) ? 2 : 6
  return [...words]
    .filter(
      (word) =>
        word.length >= least &&
        [...low.matchAll(new RegExp(wordPattern(word, code).source, 'gu'))].length >= fewest.word &&
        (attached.has(code) ? isBeforeMark(word, low) : isNoun(word, low)),
    )
    .map((word) => (text.includes(word) ? word : capitalisedIn(word, text)))
}

/** The form of a word that the text never has in lower case. */
function capitalisedIn(word: string, text: string): string {
  const at = text.toLowerCase().indexOf(word)
  return at < 0 ? word : text.slice(at, at + word.length)
}

function isBeforeMark(name: string, text: string): boolean {
  return new RegExp(`${escaped(name)}[.,;:)。，；：）،؛।]`, 'u').test(text)
}

function repeated(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= fewest.name).map(([name]) => name)
}

/** Months and days of the week, in lower case. */
function calendarNames(code: Language): ReadonlySet<string> {
  const month = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' })
  return new Set([
    ...Array.from({ length: 12 }, (_, at) => month.format(new Date(Date.UTC(2024, at, 1))).toLowerCase()),
    ...Array.from({ length: 7 }, (_, at) => day.format(new Date(Date.UTC(2024, 0, 1 + at))).toLowerCase()),
  ])
}

function wordPattern(name: string, code: Language, flags = 'iu'): RegExp {
  if (code === 'ko') return new RegExp(`(?<![\\p{L}\\p{M}])${escaped(name)}`, flags)
  if (attached.has(code)) return new RegExp(escaped(name), flags)
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(name)}(?![\\p{L}\\p{M}\\p{N}])`, flags)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
