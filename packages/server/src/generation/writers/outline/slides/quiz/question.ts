import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap, stems } from '../../language/words/content-words.ts'
import { memoized } from '../../language/memoized.ts'
import { marksOf } from '../../language/marks.ts'
import { quoted } from '../../language/phrase-book.ts'
import type { Material } from '../../material/material.ts'
import { goalsOf } from '../../material/goal-words.ts'
import type { Sentence } from '../../material/sentence.ts'

/**
 * The kind of answer that a question expects. `term` is the term of a definition, `meaning` the definition of a term, and
 * `kind` one of several kinds of a thing, and `completion` the end of a sentence.
 */
export type QuestionKind =
  | 'own'
  | 'heading'
  | 'reason'
  | 'relation'
  | 'step'
  | 'cell'
  | 'kind'
  | 'meaning'
  | 'gap'
  | 'completion'
  | 'list'
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
  readonly sources: readonly string[]
  /** The importance of the fact for the page, from 0 to 1. */
  readonly weight: number
  /** The share of the words of `teaches` that a slide has to say, if the page asks in other words than it teaches. */
  readonly least?: number
  /** Asks for a year or a number that no objective is about. */
  readonly isDetail?: boolean
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

/** Whether a year or a number in a fact is a detail: the page has objectives, and none names it or is about the fact. */
export function isDetailOf(fact: string, value: string, material: Material): boolean {
  if (!material.goals) return false
  const names = material.goals.items.some((item) => namesNumber(item, value))
  const words = stems(contentWords(fact))
  return !names && !goalsOf(material).some((goal) => overlap(goal, words) >= leastOfGoal)
}

/** Whether a text has the number: '15' is not in '1500'. */
function namesNumber(text: string, number: string): boolean {
  const at = text.indexOf(number)
  if (at < 0) return false
  const [before, after] = [text.slice(0, at), text.slice(at + number.length)]
  return (!/\p{N}[.,]?$/u.test(before) && !/^[.,]?\p{N}/u.test(after)) || namesNumber(after, number)
}

const mostOptions = 3
/** How many times as long as another an option may be. Ten letters more or less do not show in a short one. */
const mostRatio = 2.2
const slack = 10

/** Up to three wrong options of about the length of the right one, none of which says the same as another. */
export function wrongOptions(right: string, others: readonly string[]): readonly string[] {
  const ratio = (text: string) => {
    const [short = 0, long = 0] = [text.length, right.length].sort((a, b) => a - b)
    return (long + slack) / (short + slack)
  }
  const chosen: string[] = []
  const fitting = [...new Set(others)].filter((one) => ratio(one) <= mostRatio)
  for (const one of fitting.sort((a, b) => ratio(a) - ratio(b))) {
    if (chosen.length === mostOptions) break
    if (![right, ...chosen].some((other) => areAlike(one, other))) chosen.push(one)
  }
  return chosen
}

function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().trim())
  if (a === undefined || b === undefined || a === '' || a === b) return true
  if (/^[`\d]/.test(a)) return false
  if (a.includes(b) || b.includes(a)) return true
  const [words, others] = [contentWords(a), contentWords(b)]
  return words.size > 2 && others.size > 2 && Math.max(overlap(words, others), overlap(others, words)) > 0.7
}

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
    !lexicon.addressesReader(next.text) &&
    !lexicon.announces(next.text)
  return isStatement ? next.text : undefined
}

/** FNV-1a, 32 bits: a choice that depends only on the words. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
