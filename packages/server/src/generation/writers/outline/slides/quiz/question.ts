import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentStems, contentWords, overlap, stems } from '../../language/words/content-words.ts'
import { memoized } from '../../language/memoized.ts'
import { marksOf } from '../../language/marks.ts'
import { quoted } from '../../language/phrase-book.ts'
import type { Material } from '../../material/material.ts'
import { isInstructing } from '../../language/words/advice-questions.ts'
import { opensWithCondition } from '../../language/words/conditions.ts'
import { goalsOf } from '../../material/goal-words.ts'
import type { Sentence } from '../../material/sentence.ts'

/**
 * The kind of answer that a question expects. `term` is the term of a definition, `meaning` the definition of a term, and
 * `kind` one of several kinds of a thing, `consequence` what holds under a condition, `completion` the end of a sentence, `row` the thing that a row of a table
 * describes, `statement` the one true statement, `order` the earliest of some events, `side` which of two contrasted things has a property, `answer` the page's own answer to its question, `advice` what to do in a case, `subject` what a statement is about, `object` what a thing contains, needs or stores, `extreme` the one with the highest or lowest value, and `calculation` an amount that a rule gives.
 */
export type QuestionKind =
  | 'own'
  | 'reason'
  | 'relation'
  | 'step'
  | 'order'
  | 'side'
  | 'row'
  | 'extreme'
  | 'calculation'
  | 'kind'
  | 'meaning'
  | 'gap'
  | 'consequence'
  | 'completion'
  | 'list'
  | 'advice'
  | 'answer'
  | 'object'
  | 'subject'
  | 'statement'
  | 'truth'
  | 'term'

/** A statement of the page about an option. */
export interface Note {
  readonly text: string
  /** Id of the block that says it. */
  readonly block: string
}

/** A possible question of a quiz. There are more than a deck has quizzes. */
export interface Question {
  readonly kind: QuestionKind
  readonly ask: string
  readonly right: string
  readonly wrong: readonly string[]
  /** The reason for the answer, from the page. */
  readonly because: string
  /** The statement that follows the reason on the page, for a learner who knows the answer. */
  readonly further?: string | undefined
  /** Statements of the page about wrong options: a meaning, or the term that an option belongs to. */
  readonly notes?: ReadonlyMap<string, Note>
  /** The statement of an earlier slide that a learner needs for the answer. */
  readonly teaches: string
  /** Other statements that a learner needs for the answer. */
  readonly needs?: readonly string[]
  readonly sources: readonly string[]
  /** The importance of the fact for the page, from 0 to 1. */
  readonly weight: number
  /** The share of the words of `teaches` that a slide has to say, if the page asks in other words than it teaches. */
  readonly least?: number
  /** Asks for a year or a number that no objective is about. */
  readonly isDetail?: boolean
  /** The page has no sibling of the answer: the wrong options are statements about other things, which are easily recognised as wrong. */
  readonly isLoose?: boolean
  /** All wrong options are from other parts of the page and name other things. */
  readonly isFar?: boolean
  /** Asks for what an objective of the page is about. */
  readonly isOfGoal?: boolean
  /** The claim of which the reason is asked for. */
  readonly claim?: string
  /** Asked only if the page asks the same itself. */
  readonly isOnlyOfPage?: boolean
  /** That of which the result is asked for. */
  readonly premise?: string
  /** Other wrong options, for a deck that shows some of `wrong` in another quiz. */
  readonly spare?: readonly string[]
  /** Asks whether a mistake that the page puts right is true. */
  readonly isOfMistake?: boolean
  /** The page asks this question itself. */
  readonly isOfPage?: boolean
  /** The options stay as they are, the right one first or at this place. */
  readonly place?: number
}

export type QuestionMaker = (material: Material) => readonly Question[]

/** A question followed by the statement that it is about. */
export function askAbout(material: Material, question: string, statement: string): string {
  const { lexicon, page } = material
  return `${question}${marksOf(page.language).space}${quoted(lexicon.phrases, statement)}`
}

/** Quotation marks in a statement in quotation marks, and formulas, cannot be read. */
export function isQuotable(text: string): boolean {
  return !/["“”„«»「」『』$]|_{3,}|https?:/u.test(text)
}

/** The importance of a sentence from 0 to 1. */
export function weightIn(material: Material): (sentence: Sentence) => number {
  const most = Math.max(...material.sentences.map((one) => material.weightOf(one)), Number.EPSILON)
  return (sentence) => material.weightOf(sentence) / most
}

/** An objective with this share of its words in a fact is about it. */
const leastOfGoal = 0.6

/**
 * Whether a year, a number or a name in a fact is a detail: no objective names it or is about the fact. On a page without
 * objectives, its title and headings name what matters.
 */
export function isDetailOf(fact: string, value: string, material: Material): boolean {
  const { page, sections } = material
  const named = material.goals?.items ?? [
    page.title,
    ...sections.flatMap(({ units }) => units.map(({ title }) => title)),
  ]
  const names = named.some((item) => namesValue(item, value))
  const words = stems(contentWords(fact))
  return !names && !goalsOf(material).some((goal) => overlap(goal, words) >= leastOfGoal)
}

/** Whether a text has the number or name: '15' is not in '1500'. */
function namesValue(text: string, value: string): boolean {
  const at = text.indexOf(value)
  if (at < 0) return false
  const [before, after] = [text.slice(0, at), text.slice(at + value.length)]
  return (!/\p{N}[.,]?$/u.test(before) && !/^[.,]?\p{N}/u.test(after)) || namesValue(after, value)
}

const mostOptions = 3
/** How many times as long as another an option may be. Ten letters more or less do not show in a short one. */
const mostRatio = 2.2
const slack = 10

/** Options with a word of a text. */
export function withWordsOf(text: string): (option: string) => boolean {
  const topic = stems(contentWords(text))
  return (option) => [...stems(contentWords(option))].some((word) => topic.has(word))
}

/** How much an option that is about the same things is preferred to one of a better length. */
const ofTopic = 0.6

/**
 * Up to three wrong options of about the length of the right one, none of which says the same as another. Options near the
 * topic come first: others can be recognised as wrong without knowing the answer. `first` are options chosen before.
 */
export function wrongOptions(
  right: string,
  others: readonly string[],
  isNear: (option: string) => boolean = () => false,
  first: readonly string[] = [],
): readonly string[] {
  const ratio = (text: string) => {
    const [short = 0, long = 0] = [text.length, right.length].sort((a, b) => a - b)
    return (long + slack) / (short + slack)
  }
  const chosen = [...first]
  const fitting = [...new Set(others)].filter((one) => ratio(one) <= mostRatio)
  const distances = new Map(fitting.map((one) => [one, ratio(one) - (isNear(one) ? ofTopic : 0)]))
  for (const one of fitting.sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))) {
    if (chosen.length === mostOptions) break
    if (![right, ...chosen].some((other) => areAlike(one, other))) chosen.push(one)
  }
  return chosen
}

/** Whether two options say nearly the same. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().trim())
  if (a === undefined || b === undefined || a === '' || a === b) return true
  if (/^[`\d]/.test(a)) return false
  if (a.includes(b) || b.includes(a)) return true
  const [words, others] = [contentWords(a), contentWords(b)]
  return words.size > 2 && others.size > 2 && Math.max(overlap(words, others), overlap(others, words)) > 0.7
}

const mostOfNext = 0.5

/** Whether a result is what another statement starts from, whose result then follows from the first statement as well. */
export function leadsTo(result: string, claim: string): boolean {
  return overlap(contentWords(result), contentWords(claim)) > mostOfNext
}

/**
 * The options that refer to something before them as the right one does: 'They contain enzymes' is no option beside 'It
 * melts', and seen to be wrong where the right one names its subject.
 */
export function agreeing(right: string, options: readonly string[], material: Material): readonly string[] {
  const first = firstWord(right)
  const isDependent = dependenceIn(material)
  return options.filter((one) => firstWord(one) === first || !isDependent(one))
}

/** The first word; without spaces between words, the first character, as of a pronoun. */
function firstWord(text: string): string {
  return /^(?:\p{Script=Han}|\S+)/u.exec(text)?.[0] ?? ''
}

/** Clauses of a text, as its marks divide them. */
const clausesOf = (text: string) => text.split(/[,،，；;:：]/u).length

/** With this number of options of one form, a question needs no other. */
const enough = 2

/**
 * Up to three wrong options, of the form of the right one if there are enough. A statement with more clauses, or one that
 * opens with a condition ('When we drink a lot, …'), is seen to be no answer beside a simple statement.
 */
export function parallelOptions(
  right: string,
  options: readonly string[],
  { page }: Material,
  isNear: (option: string) => boolean = () => false,
  first: readonly string[] = [],
): readonly string[] {
  const opens = (one: string) => opensWithCondition(one, page.language)
  const inForm = options.filter((one) => clausesOf(one) <= clausesOf(right) && (opens(right) || !opens(one)))
  const chosen = wrongOptions(right, inForm, isNear, first)
  return chosen.length >= enough ? chosen : wrongOptions(right, options, isNear, chosen)
}

/** Whether an option refers to something before it. The same statements are options of many questions of a long page. */
const dependenceIn = memoized(({ lexicon }: Material) => {
  const known = new Map<string, boolean>()
  return (option: string): boolean => {
    const found = known.get(option) ?? lexicon.isDependent(option)
    known.set(option, found)
    return found
  }
})

/** Whether there are enough different options, and the question does not contain its answer. */
export function isFair({ kind, ask, right, wrong }: Question): boolean {
  const all = [right, ...wrong].map((one) => one.toLowerCase().trim())
  if (!all.every(Boolean) || new Set(all).size < all.length) return false
  if (kind === 'truth') return wrong.length === 1
  if (wrong.length < 2) return false
  return !(countWords(right) > 0 && right.length > 3 && ask.toLowerCase().includes(right.toLowerCase()))
}

const byOrder = memoized(
  ({ sentences }: Material): ReadonlyMap<number, Sentence> =>
    new Map(sentences.map((one) => [one.order, one])),
)

/** The next sentence of the same paragraph, if it says more about the statement and needs nothing after it. */
export function nextAfter({ order, block }: Sentence, material: Material): string | undefined {
  const { lexicon } = material
  const next = byOrder(material).get(order + 1)
  if (next?.block !== block || !next.isUsable || next.words > 30) return undefined
  const isStatement =
    next.misleadsWithout.length === 0 &&
    !lexicon.isTask(next.text) &&
    // The next step of a list says nothing about this one.
    !(next.listed && (isInstructing(next.text, material.page.language) || nameOfItem.test(next.text))) &&
    !lexicon.addressesReader(next.text) &&
    !lexicon.announces(next.text)
  return isStatement ? next.text : undefined
}

const nameOfItem = /^[^:：.!?]{2,40}[:：]\s?(?=\S)/u

/**
 * Whether the next statement says more about the same, by its words or because it refers to it: 'Milan was an exception.' says
 * nothing about the reason before it.
 */
export function saysMore(next: string, statement: string, { lexicon }: Material): boolean {
  return overlap(contentStems(next), contentStems(statement)) > 0 || lexicon.isDependent(next)
}

/** FNV-1a, 32 bits: a choice that depends only on the words. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
