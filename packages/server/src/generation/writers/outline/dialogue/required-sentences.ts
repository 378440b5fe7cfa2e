import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { memoized } from '../language/memoized.ts'
import { together } from '../material/explain.ts'
import type { Material, Section } from '../material/material.ts'
import { isQuestion, wordsIn } from '../material/sentence.ts'
import { isOfWorkedExample } from '../material/worked-example.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'
import { explains } from './explains.ts'
import { startsWithLabel } from './labelled-statements.ts'

/** The share of a goal's words that a unit must have to be about it. */
const about = 0.35
/** The cost of each word of an answer, in shares of the goal. */
const brevity = 0.003
/** How much more a word of the goal counts that the passage has itself: a heading of both things is not what they are. */
const ofOwn = 0.3
/** The cost of a passage of tasks, in shares of the goal, and the fewest words of a sentence that is not a task. */
const taskCost = 0.4
const shortest = 7
/** A word that every unit uses has a little weight too. */
const leastRarity = 0.3
/** The most sentences and words of the answer to a goal, and the most words of a passage about a term. */
const most = { sentences: 4, answer: 110, words: 60, calculation: 70 }
/**
 * An answer with less of the goal than `wanted` is completed from its section, if that adds enough, with at most this number of
 * passages; one with less than `least` also from other sections. */
const complete = { wanted: 0.7, least: 0.6, adds: 0.05, passages: 3 }

/**
 * The sentences that an episode needs: those that answer the goals of the page, then its tables and the statements with
 * labels, then those that explain its terms, or at least use them so that they can be asked for. As many as fit into `budget` words.
 */
export function requiredSentences(
  material: Material,
  budget: number,
  withUses: boolean,
): ReadonlySet<Sentence> {
  const { answers, calculations, explanations, tables, labelled } = passagesOf(material)
  const chosen = new Set<Sentence>()
  let words = 0
  for (const answer of answers) add(answer)
  for (const calculation of calculations) add(calculation)
  for (const table of tables) add(table)
  for (const statement of labelled) add(statement)
  for (const { term, own, uses } of explanations)
    if (![...chosen].some((one) => explains(one, term))) add(own ?? (withUses ? uses : []))
  return chosen

  function add(passage: readonly Sentence[]): void {
    const more = passage.filter((one) => !chosen.has(one))
    if (words + wordsIn(more) > budget) return
    for (const one of more) chosen.add(one)
    words += wordsIn(more)
  }
}

/** The passages for each goal and term. They do not depend on the budget, and an episode of wished minutes is planned many times. */
const passagesOf = memoized((material: Material) => {
  const byOrder = new Map(material.sentences.map((one) => [one.order, one]))
  const goals = material.goals?.items ?? []
  const rarities = raritiesOf(material)
  const verbs = new Set(goals.map(firstWord))
  const answers = goals.map((goal) => answerTo(goal, rarities, byOrder, verbs))
  return {
    tables: tablesIn(material),
    labelled: material.sentences.filter(startsWithLabel).map((one) => passageOf(one, byOrder) ?? []),
    answers,
    calculations: answers.flatMap((answer) => calculationBeside(answer, material)),
    explanations: material.terms.map((term) => explanationOf(term, material, byOrder)),
  }
})

/** The steps of the worked example to which an answer belongs: 'calculate a rate' is not answered by its formula alone. */
function calculationBeside(
  answer: readonly Sentence[],
  { sections, lexicon }: Material,
): readonly (readonly Sentence[])[] {
  return sections
    .flatMap(({ units }) => units)
    .filter(
      ({ path, sentences }) =>
        isOfWorkedExample(path, lexicon) && answer.some((one) => sentences.includes(one)),
    )
    .map(({ sentences }) => sentences.filter(({ ordered }) => ordered))
    .filter(
      (steps) => wordsIn(steps) <= most.calculation && steps.every((one) => one.isUsable || one.companion),
    )
}

/** The sentences about each table of the page. */
function tablesIn({ sentences, blockOf }: Material): readonly (readonly Sentence[])[] {
  const found = sentences.filter(({ block }) => blockOf(block)?.kind === 'table')
  return [...new Set(found.map(({ block }) => block))].map((id) => found.filter(({ block }) => block === id))
}

type ByOrder = ReadonlyMap<number, Sentence>

/**
 * The consecutive sentences of one unit that have most of the goal's words, together with its headings, and what its
 * section adds to that. A word counts the more the fewer units use it: 'transcription' has more weight than 'process'.
 * Words count with other endings.
 */
function answerTo(
  goal: string,
  { units, rarity }: Rarities,
  byOrder: ByOrder,
  verbs: ReadonlySet<string>,
): readonly Sentence[] {
  const wanted = stemsOf(goal.replace(/\([^()]*\)/g, ' ').replace(/^\p{L}+\s/u, ''))
  const worth = (words: ReadonlySet<string>) =>
    [...wanted].filter((word) => words.has(word)).reduce((sum, word) => sum + 1 + rarity(word), 0)
  const total = worth(wanted)
  const [best] = units
    .filter(({ words, headings }) => worth(new Set([...words, ...headings])) >= total * about)
    .flatMap((place) => {
      const { unit, headings } = place
      return passagesIn(unit, byOrder).map((passage) => {
        const own = stemsOf(textsOf(passage))
        const words = new Set([...headings, ...own])
        const answer =
          (worth(words) + worth(headings) * 0.5 + worth(own) * ofOwn) / total - wordsIn(passage) * brevity
        return { place, passage, words, worth: answer - (isTask(passage, verbs) ? taskCost : 0) }
      })
    })
    .sort((a, b) => b.worth - a.worth)
  if (!best) return []
  const shortPassages = (places: typeof units) =>
    places.flatMap(({ unit }) => passagesIn(unit, byOrder)).filter((passage) => passage.length <= 2)
  // The listener hears no headings but the last.
  const heard = new Set([...stemsOf(best.place.unit.title), ...stemsOf(textsOf(best.passage))])
  const inSection = units.filter(({ section }) => section === best.place.section)
  const ofSection = completed(best.passage, heard, shortPassages(inSection))
  const all = new Set([...heard, ...stemsOf(textsOf(ofSection))])
  // 'Explain the changes and how they influenced the world': sections often share the answer.
  return overlap(wanted, all) >= complete.least ? ofSection : completed(ofSection, all, shortPassages(units))

  function completed(
    answer: readonly Sentence[],
    words: ReadonlySet<string>,
    passages: readonly (readonly Sentence[])[],
    left = complete.passages,
  ): readonly Sentence[] {
    if (left === 0 || overlap(wanted, words) >= complete.wanted) return answer
    const [next] = passages
      .map((passage) => ({ passage, all: new Set([...words, ...stemsOf(textsOf(passage))]) }))
      .map((one) => ({ ...one, adds: (worth(one.all) - worth(words)) / total }))
      .filter(({ adds }) => adds >= complete.adds)
      .sort((a, b) => value(b) - value(a) || wordsIn(a.passage) - wordsIn(b.passage))
    function value({
      passage,
      adds,
    }: {
      readonly passage: readonly Sentence[]
      readonly adds: number
    }): number {
      return adds / (1 + distance(passage, answer) * farAway)
    }
    return next ? completed([...answer, ...next.passage], next.all, passages, left - 1) : answer
  }
}

/** The sentences between two passages. What is said far apart is not heard as one answer. */
function distance(one: readonly Sentence[], other: readonly Sentence[]): number {
  return Math.min(...one.flatMap((a) => other.map((b) => Math.abs(a.order - b.order))))
}

const farAway = 0.08

/**
 * Items of lists, very short sentences, and those that start with the verb of a goal ('Divide …') are often instructions
 * or examples.
 */
function isTask(passage: readonly Sentence[], verbs: ReadonlySet<string>): boolean {
  return passage.every(({ listed, words, text }) => listed || words < shortest || verbs.has(firstWord(text)))
}

function firstWord(text: string): string {
  return /^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? ''
}

/** Up to four consecutive sentences, with all that they need. */
function passagesIn({ sentences }: Unit, byOrder: ByOrder): readonly (readonly Sentence[])[] {
  return sentences.flatMap((_, at) =>
    Array.from({ length: most.sentences }, (__, more) => sentences.slice(at, at + more + 1)).flatMap(
      (run) => {
        const passage = new Set(run.flatMap((one) => (one.isUsable ? (together(one, byOrder) ?? []) : [])))
        const isWhole =
          run.every((one) => passage.has(one) && !isQuestion(one.text)) &&
          wordsIn([...passage]) <= most.answer
        return isWhole ? [[...passage]] : []
      },
    ),
  )
}

/** The units with their words, and how rare a word is in them. */
interface Rarities {
  readonly units: readonly {
    readonly unit: Unit
    readonly section: Section
    readonly words: ReadonlySet<string>
    readonly headings: ReadonlySet<string>
  }[]
  readonly rarity: (word: string) => number
}

function raritiesOf({ sections }: Material): Rarities {
  const units = sections
    .flatMap((section) => section.units.map((unit) => ({ section, unit })))
    .map(({ section, unit }) => ({
      unit,
      section,
      headings: stemsOf(unit.path.join(' ')),
      words: stemsOf(textsOf(unit.sentences)),
    }))
  const counts = new Map<string, number>()
  for (const { words, headings } of units)
    for (const word of new Set([...words, ...headings])) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { units, rarity: (word) => Math.log((units.length + 1) / (counts.get(word) ?? 0.5)) + leastRarity }
}

interface Explanation {
  readonly term: Material['terms'][number]
  /** The shortest passage of the text that explains the term. */
  readonly own: readonly Sentence[] | undefined
  /** The most important passage that uses the term. */
  readonly uses: readonly Sentence[]
}

function explanationOf(term: Explanation['term'], material: Material, byOrder: ByOrder): Explanation {
  const uses = material.usesOf(term)
  const passages = (sentences: readonly Sentence[]) =>
    sentences.map((one) => passageOf(one, byOrder) ?? []).filter(({ length }) => length > 0)
  const weight = (passage: readonly Sentence[]) =>
    Math.max(...passage.map((one) => material.weightOf(one))) / Math.sqrt(wordsIn(passage))
  const [own] = passages(uses.filter((one) => explains(one, term))).sort((a, b) => wordsIn(a) - wordsIn(b))
  const [best = []] = own ? [] : passages(uses).sort((a, b) => weight(b) - weight(a))
  return { term, own, uses: best }
}

function passageOf(one: Sentence, byOrder: ByOrder): readonly Sentence[] | undefined {
  const passage = one.isUsable ? together(one, byOrder) : undefined
  return passage && wordsIn(passage) <= most.words ? passage : undefined
}

function textsOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ')
}

function stemsOf(text: string): ReadonlySet<string> {
  return stems(contentWords(text))
}
