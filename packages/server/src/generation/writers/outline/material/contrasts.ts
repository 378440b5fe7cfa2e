import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { contrastPatternsOf } from '../language/contrast-patterns.ts'
import { capitalised } from '../language/enumerate.ts'
import { withEndMark } from '../language/marks.ts'
import { withoutGlosses } from '../language/references.ts'
import { memoized } from '../language/memoized.ts'
import { contentWords, stems } from '../language/words/content-words.ts'
import { refersBack } from '../language/refers-back.ts'
import { withoutLinks } from '../language/without-links.ts'
import type { Material } from './material.ts'
import { pairOfHeading } from './pair-of-heading.ts'
import {
  parallelSubjects,
  subjectBeforeVerb,
  subjectsBeforeSameWord,
  withoutArticle,
} from './parallel-subjects.ts'
import type { Sentence } from './sentence.ts'
import { usesTerm } from './terms.ts'
import type { Unit } from './unit.ts'

/** One of two things that a page sets against each other. */
export interface Side {
  /** As the page names it, without an article: 'straight-line method'. */
  readonly name: string
  /** The statement of the page about it with its end mark. */
  readonly text: string
  readonly sentence: Sentence
}

type Sides = readonly [Side, Side]

export interface Contrast {
  readonly sides: Sides
  /** Whether a word such as 'whereas' sets them against each other, and not only their places. */
  readonly isMarked: boolean
}

const fewestWords = 4
const mostWords = 30
/** Letters among which the subject of a statement is. */
const mostOfSubject = 40
/** The pairs of statements of a unit about two parallel things, which its words or its heading set against each other. */
export function contrastsIn(unit: Unit, material: Material): readonly Contrast[] {
  return contrastsOf(material).get(unit) ?? []
}

const contrastsOf = memoized(
  (material: Material): ReadonlyMap<Unit, readonly Contrast[]> =>
    new Map(
      material.sections.flatMap(({ units }) =>
        units.map((unit) => [unit, findContrasts(unit, material)] as const),
      ),
    ),
)

function findContrasts(unit: Unit, material: Material): readonly Contrast[] {
  const found = besideEachOther(unit, material)
  const ofHeading = found.length === 0 ? contrastOfHeading(unit, material) : undefined
  return ofHeading ? [ofHeading] : found
}

/** 'fast cycle' of 'Fast and slow cycles': the noun is only beside the other adjective, and in the sentence. */
function wholeName(name: string, { text }: Sentence, other: string): string {
  const own = name.split(' ')
  const words = own.length > 1 ? own : [name, ...other.split(' ').slice(1).slice(-1)]
  const [start, noun = ''] = [words.slice(0, -1).join(' ') || name, words.length > 1 ? words.at(-1) : '']
  // The sentence may have the start within another word: 'fast' in 'breakfast'.
  const at = ` ${text.toLowerCase()}`.indexOf(` ${start.toLowerCase()} `)
  const [next = ''] = at < 0 ? [] : (/^[\p{L}\p{M}]+/u.exec(text.slice(at + start.length + 1)) ?? [])
  const wanted = stems(contentWords(noun))
  return wanted.size > 0 && wanted.isSubsetOf(stems(contentWords(next))) ? `${start} ${next}` : name
}

/** The two things that the heading names: 'Salt and fat'. */
function contrastOfHeading({ title, sentences }: Unit, material: Material): Contrast | undefined {
  const pair = pairOfHeading(title, sentences, material.page.language)
  const [one, other] = (pair ?? []).map(({ sentence }) => ({
    text: withoutMarker(sentence, material),
    sentence,
  }))
  const [left, right] = (pair ?? []).map(({ name, sentence }, at) =>
    wholeName(name, sentence, pair?.[1 - at]?.name ?? ''),
  )
  if (!one || !other || !left || !right) return undefined
  const sides = sidesOf(one, other, [left, right], material)
  return sides && { sides, isMarked: false }
}

function besideEachOther({ sentences }: Unit, material: Material): readonly Contrast[] {
  return sentences.flatMap((one, at) => {
    if (!isUsed(one, material)) return []
    const inside = insideSentence(one, material)
    if (inside) return [inside]
    const found = betweenSentences(sentences, at, material)
    return found ? [found] : []
  })
}

function isUsed({ isUsable, listed, text }: Sentence, { lexicon }: Material): boolean {
  return isUsable && !listed && !lexicon.isTask(text) && !lexicon.addressesReader(text)
}

/** 'Granite is coarse, whereas basalt is fine.' */
function insideSentence(sentence: Sentence, material: Material): Contrast | undefined {
  for (const { parts, isMarked } of dividedTexts(withoutGlosses(sentence.text), material)) {
    const [one, other] = parts
    const names =
      parallelSubjects(one, other, material) ??
      (isMarked ? subjectsBeforeSameWord(one, other, material) : undefined)
    const sides = sidesOf({ text: one, sentence }, { text: other, sentence }, names, material)
    if (sides) return { sides, isMarked: isMarked || hasMarker(other, material) }
  }
  return undefined
}

/** All ways to divide a sentence into two statements at a word of contrast or a semicolon. */
function dividedTexts(text: string, { page }: Material): readonly Divided[] {
  const { between, before } = contrastPatternsOf(page.language)
  const opening = before?.exec(text)?.[0]
  const rest = opening === undefined ? '' : text.slice(opening.length)
  const afterOpening = dividedAt(/[,،]\s/gu, rest).map((one) => ({ ...one, isMarked: true }))
  return [...afterOpening, ...dividedAt(between, text)]
}

interface Divided {
  readonly parts: readonly [string, string]
  readonly isMarked: boolean
}

function dividedAt(mark: RegExp, text: string): readonly Divided[] {
  return [...text.matchAll(mark)].map(({ index, 0: found, groups }) => ({
    parts: [text.slice(0, index), text.slice(index + found.length)],
    isMarked: groups?.['word'] !== undefined,
  }))
}

/** 'Granite is coarse. Basalt, on the other hand, is fine.' A sentence that adds to the first may be between them. */
function betweenSentences(
  sentences: readonly Sentence[],
  at: number,
  material: Material,
): Contrast | undefined {
  const [before, first, second, third] = [-1, 0, 1, 2].map((step) => sentences[at + step])
  if (!first || !second || second.block !== first.block || !isUsed(second, material)) return undefined
  const sides = sidesOfSentences(first, second, material)
  const isMarked = hasMarker(second.text, material)
  if (sides && (isMarked || areAlone(sides, [before, first, second, third], material)))
    return { sides, isMarked }
  const isBetween = second.isDependent && third && third.block === first.block && isUsed(third, material)
  const later =
    isBetween && hasMarker(third.text, material) ? sidesOfSentences(first, third, material) : undefined
  return later && { sides: later, isMarked: true }
}

function sidesOfSentences(first: Sentence, second: Sentence, material: Material): Sides | undefined {
  const bare = withoutMarker(second, material)
  const text = withoutGlosses(first.text)
  const names =
    parallelSubjects(text, bare, material) ?? subjectsAtMarker(text, withoutGlosses(second.text), material)
  return sidesOf({ text, sentence: first }, { text: bare, sentence: second }, names, material)
}

/** 'Basalt, on the other hand, is fine.' without 'on the other hand' */
function withoutMarker({ text }: Sentence, { lexicon, page }: Material): string {
  return withoutLinks(withoutGlosses(text), lexicon).replace(contrastPatternsOf(page.language).inside, '')
}

/** 'An offer is … An invitation to treat, on the other hand, …' */
function subjectsAtMarker(
  first: string,
  second: string,
  { page }: Material,
): readonly [string, string] | undefined {
  const code = languageOf(page.language) ?? 'en'
  const [, start] = contrastPatternsOf(page.language).subject.exec(second) ?? []
  const [one, other] = [
    subjectBeforeVerb(first, code) ?? (start && sameNoun(first, start)),
    start && withoutArticle(start),
  ]
  return one && other && one.toLowerCase() !== other.toLowerCase() ? [one, other] : undefined
}

/** 'boucle for' of 'La boucle for convient …' beside 'La boucle while': the same noun with as many words after it. */
function sameNoun(first: string, start: string): string | undefined {
  const [own, other] = [withoutArticle(first), withoutArticle(start)].map((text) => text.split(/\s+/u))
  if (!own || !other || other.length < 2 || other.length > mostOfName) return undefined
  const name = own.slice(0, other.length)
  const isSame = name[0]?.toLowerCase() === other[0]?.toLowerCase()
  return isSame && name.every((word) => !/[,;:.]/u.test(word)) ? name.join(' ') : undefined
}

/** Words of a noun with those that distinguish it from others of its kind. */
const mostOfName = 3

function hasMarker(text: string, { page }: Material): boolean {
  return contrastPatternsOf(page.language).second.test(text.toLowerCase())
}

/**
 * Two neighbours without a word of contrast are one if they are about two kinds of one thing, and no
 * third sentence is parallel: three kinds are a row.
 */
function areAlone(
  [left, right]: Sides,
  [before, first, second, after]: readonly (Sentence | undefined)[],
  material: Material,
): boolean {
  // A sentence that continues about the left one is no third kind.
  const isThird = (beside: Sentence | undefined, next: Sentence | undefined, own: Side) => {
    const found = beside && next && parallelSubjects(beside.text, next.text, material)
    return found?.every((name) => name.toLowerCase() !== own.name.toLowerCase()) ?? false
  }
  const [one, other] = [left, right].map(({ name }) => name.toLowerCase().split(/\s/u))
  return (
    one?.length === 2 &&
    other?.length === 2 &&
    one[1] === other[1] &&
    !isThird(before, first, right) &&
    !isThird(second, after, left)
  )
}

interface Part {
  readonly text: string
  readonly sentence: Sentence
}

function sidesOf(
  one: Part,
  other: Part,
  names: readonly [string, string] | undefined,
  material: Material,
): Sides | undefined {
  if (!names || ![one, other].every(({ text }) => isStatement(text, material))) return undefined
  // 'Laws and theories are alike' is about both.
  const opens = ({ text }: Part, name: string) => usesTerm(text.slice(0, mostOfSubject), name)
  if (opens(one, names[1]) || opens(other, names[0])) return undefined
  const { language } = material.page
  const sideOf = ({ text, sentence }: Part, name: string): Side => ({
    name,
    text: withEndMark(capitalised(text.trim()), language),
    sentence,
  })
  return [sideOf(one, names[0]), sideOf(other, names[1])]
}

function isStatement(text: string, { lexicon }: Material): boolean {
  const words = countWords(text)
  return (
    words >= fewestWords &&
    words <= mostWords &&
    !lexicon.opensDependent(capitalised(text.trim())) &&
    !refersBack(withoutOwnPronouns(text), lexicon)
  )
}

/** A text without the pronouns that mean the subject of their own statement. */
export function withoutOwnPronouns(text: string): string {
  return text.replace(ofSubject, '')
}

const ofSubject = /(?<=\s)(?:it|its|they|their|them)(?!\p{L})/giu
