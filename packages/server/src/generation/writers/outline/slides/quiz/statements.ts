import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { conjunctionsOf } from '../../language/words/conjunctions.ts'
import { definitionIn } from '../../language/words/defined-name.ts'
import { saysEqual } from '../../language/words/equal-words.ts'
import { isMannerAdverb } from '../../language/words/manner-adverbs.ts'
import { denies } from '../../language/words/negations.ts'
import { oppositesIn } from '../../language/words/opposites.ts'
import { refersBack } from '../../language/refers-back.ts'
import { addsToOther } from '../../language/words/additive-words.ts'
import { withoutStop } from '../../language/marks.ts'
import { conditionalOf } from '../../language/words/conditions.ts'
import { opensWithBoxName } from '../../language/box-names.ts'
import { capitalised } from '../../language/enumerate.ts'
import { headsExample, namesExample } from '../../language/words/example-headings.ts'
import { givesOrder } from '../../language/words/no-claims.ts'
import { isInstruction } from '../../language/words/instructions.ts'
import { pointsAtSeen } from '../../language/words/seen-words.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { beliefIn } from '../../language/words/mistaken-beliefs.ts'
import { namesTitledPerson } from '../../language/words/person-titles.ts'
import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import { isScene } from '../../material/scene.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import type { Unit } from '../../material/unit.ts'
import { withoutLabel } from './labels.ts'
import { isQuotable } from './question.ts'
import { splitAt } from './split-at.ts'

/** Words of a statement that is an option. */
export const mostWords = 16

/** A statement about the claim could be right as well. */
const mostOverlap = 0.25

interface Statement {
  readonly one: Sentence
  readonly unit: Unit | undefined
  readonly text: string
  readonly isDefinition: boolean
}

/** A statement with a word reversed, which is as near to the right one as a wrong one can be: 'The price falls'. */
export function reversed(text: string, language: string): readonly string[] {
  const found = oppositesIn(text, language)
  const [only, second] = found
  if (!only || found.length > 2 || isInBrackets(text, only.at)) return []
  // 'After it is copied but before it divides' would become 'after it is copied but after it divides'.
  const rest = `${text.slice(0, only.at)} ${text.slice(only.at + only.word.length)}`
  if (!second && splitAt(rest, only.opposite, language).length > 1) return []
  if (repeats(rest, only.word) || isOfSide(text, only.at)) return []
  // 'All branches lose the same': that all of them gain the same is absurd rather than false.
  if (saysEqual(clauseAt(text, only.at), language)) return []
  if (second && !isOneLaw(text.slice(only.at + only.word.length, second.at), language)) return []
  // 'It falls from 1,000 to 1,045' is seen to be false.
  const after = text.slice(only.at).replace(/(?<=\p{N})[.,](?=\p{N})/gu, '')
  if ((clauseAt(after, 0).match(/\p{N}+/gu) ?? []).length > 1) return []
  const changed =
    withArticleFor(only.opposite, text.slice(0, only.at), language) + text.slice(only.at + only.word.length)
  // 'It does not lower the price': it may not raise it either.
  const code = languageOf(language) ?? 'en'
  return denies(text, code) && denies(changed, code) ? [] : [changed]
}

/** A word after a text, whose English article fits it: 'an upper layer', 'a lower layer'. */
function withArticleFor(word: string, before: string, language: string): string {
  const article = languageOf(language) === 'en' ? /(?<![\p{L}’'-])(a)n?\s$/iu : /(?!)/u
  return before.replace(article, (_, a: string) => (/^[aeiou]/iu.test(word) ? `${a}n ` : `${a} `)) + word
}

/** Letters by which another form of a word is known. */
const stemLength = 5

/** 'A hydrophobic molecule repels and is repelled by water': with only one of the two changed, it would contradict itself. */
function repeats(rest: string, word: string): boolean {
  const stem = word.toLowerCase().slice(0, stemLength)
  return (
    stem.length === stemLength &&
    (rest.toLowerCase().match(/\p{L}+/gu) ?? []).some((one) => one.startsWith(stem))
  )
}

/** 'On the negative side' links a statement to others, and says nothing itself. */
function isOfSide(text: string, at: number): boolean {
  return /\bon the $/iu.test(text.slice(0, at)) && /^\p{L}+ (?:side|hand|note)\b/iu.test(text.slice(at))
}

const mostBetween = 3

/**
 * Two opposites mostly compare two things, and with one of them reversed the statement may still be true. 'Faster at higher
 * temperatures' is one law, because nothing that compares is between its words.
 */
function isOneLaw(between: string, language: string): boolean {
  const and = conjunctionsOf(languageOf(language) ?? 'en', ['conjunction'])
  return (
    countWords(between) <= mostBetween &&
    !/[,،，、;；؛]/u.test(between) &&
    !/(?<!\p{L})(?:than|als|dan|que|che|od|niż|než|neg|end|enn|än|as|or|oder|o|ou|lub|of|eller)(?!\p{L})/iu.test(
      between,
    ) &&
    !between.split(/\s+/u).some((word) => and.includes(word.toLowerCase()))
  )
}

/** The text between the marks around a place. */
function clauseAt(text: string, at: number): string {
  const [before = ''] = /[^,;:،؛，；：、]*$/u.exec(text.slice(0, at)) ?? []
  const [after = ''] = /^[^,;:،؛，；：、]*/u.exec(text.slice(at)) ?? []
  return before + after
}

/** A text in brackets is a remark, without which the statement is true. */
function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.split(/[(（]/u).length > before.split(/[)）]/u).length
}

/**
 * The reversed statement as a wrong option. 'Lead dissolves rapidly' beside 'lead dissolves slowly' asks for a word of the page
 * rather than for what it means, and may be a better reason than the right one.
 */
export function reversedOption(right: string, language: string): readonly string[] {
  const isOfManner = oppositesIn(right, language).some(({ word }) => isMannerAdverb(word, language))
  return isOfManner ? [] : reversed(right, language)
}

/**
 * The reversed statement, and the other wrong options that fit beside it. Beside options of another form it is left out: two
 * options that differ in one word show that one of them is the right one.
 */
export function withReversed(
  right: string,
  wrong: readonly string[],
  siblings: number,
  language: string,
): readonly string[] {
  const isOfOneForm = siblings >= enoughOthers || wrong.length < enoughOthers
  return [...(isOfOneForm ? reversedOption(right, language) : []), ...wrong].slice(0, 3)
}

const enoughOthers = 2

/** The share of the statements of a page that say the least of what it is about: 'It is hard to find greater differences.' */
const leastTelling = 0.2
const enoughToChoose = 12

/** Each statement in short, with the unit that has it. */
const statementsIn = memoized((material: Material): readonly Statement[] => {
  const homes = unitsOf(material)
  const found = allStatements(material, homes)
  // On a short page, each statement is needed as an option.
  if (found.length < enoughToChoose) return found
  const weights = found.map(({ one }) => material.weightOf(one)).toSorted((a, b) => a - b)
  const least = weights[Math.floor(weights.length * leastTelling)] ?? 0
  return found.filter(({ one }) => material.weightOf(one) >= least)
})

function allStatements(material: Material, homes: ReadonlyMap<Sentence, Unit>): readonly Statement[] {
  return material.sentences
    .filter(
      (one) =>
        one.isUsable &&
        !one.listed &&
        !isScene(one, material) &&
        !isOfCase(one, material) &&
        isStatement(withoutLabel(one, material), material),
    )
    .flatMap((one) => {
      const text = material.lexicon.shorten(
        firstStatementOf(capitalised(withoutLabel(one, material))),
        mostWords,
      )
      if (text === undefined || !isQuotable(text)) return []
      const { language } = material.page
      const isDefinition = definitionIn(withoutStop(one.text, language), language) !== undefined
      return [{ one, unit: homes.get(one), text, isDefinition }]
    })
}

/** 'The oxygen is set free; the electrons make ATP': two statements are no option beside one. */
function firstStatementOf(text: string): string {
  const [first = '', ...rest] = text.split(/[;；؛]\s?/u)
  return rest.length > 0 && countWords(first) >= fewestOfFirst ? first : text
}

const fewestOfFirst = 4

/** An event of a case or an example is seen to be no law and no reason. */
function isOfCase({ block, text }: Sentence, { blockOf, page }: Material): boolean {
  if (namesTitledPerson(text, page.language)) return true
  const path = blockOf(block)?.path ?? []
  return path.some((heading) => headsExample(heading, page.language) || namesExample(heading, page.language))
}

/** An instruction, or a sentence that announces what follows, is seen not to be an answer. */
function isStatement(text: string, { lexicon, page }: Material): boolean {
  const code = languageOf(page.language) ?? 'en'
  return !(
    lexicon.addressesReader(text) ||
    // 'Given two numbers, find their sum.'
    [text, ...text.split(/[,،，、]\s?/u)].some((clause) => lexicon.isTask(capitalised(clause))) ||
    // A year, and a word that adds to what was said before, show that a statement belongs elsewhere.
    /^[(（]|[!！]|\p{N}{3}/u.test(text) ||
    addsToOther(text, page.language) ||
    conditionalOf(withoutStop(text, page.language), page.language) !== undefined ||
    refersBack(text, lexicon) ||
    // 'First stage: it happens in the light' shows the name of its item.
    nameOfItem.test(text) ||
    lexicon.announces(text) ||
    lexicon.pointsElsewhere(text) ||
    pointsAtSeen(text, page.language) ||
    // 'A common misconception is that …' says the opposite of what the page teaches.
    lexicon.discourse.seems(text) ||
    beliefIn(withoutStop(text, page.language), page.language) !== undefined ||
    opensWithBoxName(text, page.language) ||
    isInstruction(text, code) ||
    givesOrder(text, page.language)
  )
}

const nameOfItem = /^[^:：,，،.!?]{2,40}[:：]\s?(?=\S)/u

const unitsOf = memoized(
  ({ sections }: Material): ReadonlyMap<Sentence, Unit> =>
    new Map(
      sections
        .flatMap(({ units }) => units)
        .flatMap((unit) => unit.sentences.map((one) => [one, unit] as const)),
    ),
)

/** Statements of other parts of the page that have little to do with a claim: wrong options for what belongs to it. */
export function statementsAwayFrom(
  from: Sentence,
  claim: string,
  material: Material,
  fits: (one: Sentence) => boolean = standsAlone,
): readonly string[] {
  const words = contentWords(claim)
  const home = unitsOf(material).get(from)
  const isOnly = home?.sentences.length === material.sentences.length
  const away = statementsIn(material).filter(
    ({ one, unit, text }) =>
      one.block !== from.block &&
      fits(one) &&
      (!home || isOnly || unit !== home) &&
      overlap(words, contentWords(text)) <= mostOverlap,
  )
  // Definitions are easily seen to be no reasons and no results.
  const others = away.filter(({ isDefinition }) => !isDefinition)
  // Statements of a distant part are about another topic, which shows that they are no answer.
  const near = (others.length >= fewestOthers ? others : away)
    .map(({ text, one }) => ({ text, distance: Math.abs(one.order - from.order) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostNear)
  return near.map(({ text }) => text)
}

const mostNear = 14

/** With fewer statements that are no definitions, the definitions are options too. */
const fewestOthers = 2
