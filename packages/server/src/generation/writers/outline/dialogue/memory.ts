import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import type { BlockOf } from '../../../page.ts'
import { contentStems, contentWords, overlap } from '../language/words/content-words.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { bareTerm, usesTerm } from '../material/terms.ts'
import { explainsAt, givesName, mentions } from './explains.ts'
import { turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

type Definition = BlockOf<'definition'>

/** The most words of a definition that is spoken. */
const longestDefinition = 45
/** The most sentences that describe what a later one names. */
const mostRecent = 5

/** The record of an episode so far: who said which sentences, how much, and which terms the listener knows. */
export interface Memory {
  add(turn: Turn): void
  /** Takes back the words of a turn that is said in another form. */
  discount(turn: Turn): void
  /** A page may have a sentence twice. */
  isSaid(sentence: Sentence): boolean
  /** The places on the page of what was said. */
  readonly orders: ReadonlySet<number>
  /** The share of a sentence's words that a listener has heard from ALEX. */
  known(sentence: Sentence): number
  /** Whether ALEX has used a word of a name. */
  hasHeard(name: string): boolean
  /** ALEX's share of the words. */
  share(): number
  readonly words: Readonly<Record<Host, number>>
  /** The terms that were used and not explained yet, and that none of the sentences `ahead` explains. */
  openTerms(ahead: readonly Sentence[]): readonly Definition[]
  /** Terms that a listener knows, in the order in which they were explained. */
  readonly explained: ReadonlySet<Definition>
  explain(term: Definition): void
}

export function createMemory({ terms, lexicon }: Material): Memory {
  const said = new Set<string>()
  const orders = new Set<number>()
  const heard = new Set<string>()
  const met = new Set<Definition>()
  const explained = new Set<Definition>()
  const words: Record<Host, number> = { ALEX: 0, JAMIE: 0 }
  /** The sentences said last. */
  let recent: readonly Sentence[] = []
  const isSaid = ({ text }: Sentence) => said.has(text)

  return {
    add(turn) {
      words[turn.speaker] += turnWords(turn)
      const before = recent.slice(-1)
      recent = [...recent, ...turn.sentences].slice(-mostRecent)
      for (const { text, order } of turn.sentences) {
        said.add(text)
        orders.add(order)
        if (turn.speaker === 'ALEX') for (const stem of contentStems(text)) heard.add(stem)
      }
      for (const term of terms) {
        if (explained.has(term) || !turn.sentences.some(({ text }) => usesTerm(text, term.term))) continue
        const isExplained = (one: Sentence, at: number) =>
          explainsAt(turn.sentences, at, term) ||
          (at === 0 && explainsAt([...before, one], before.length, term)) ||
          givesName(one, term, recent, lexicon)
        if (turn.sentences.some(isExplained)) explained.add(term)
        else if (turn.speaker === 'ALEX') met.add(term)
      }
    },
    discount: (turn) => (words[turn.speaker] -= turnWords(turn)),
    isSaid,
    orders,
    known: ({ text }) => overlap(contentStems(text), heard),
    hasHeard: (name) => [...contentStems(name)].some((stem) => heard.has(stem)),
    share: () => words.ALEX / Math.max(1, words.ALEX + words.JAMIE),
    words,
    openTerms: (ahead) =>
      [...met].filter(
        (term) =>
          countWords(term.definition) <= longestDefinition &&
          !explained.has(term) &&
          !ahead.some((one, at) => !isSaid(one) && explainsAt(ahead, at, term)),
      ),
    explained,
    explain: (term) => explained.add(term),
  }
}

/**
 * The range of words that two definitions share if a listener may confuse their terms. More would be the same meaning.
 * Both name the same kind of thing first: 'a protein that …'. An energy is not taken for a substance.
 */
const likeness = { least: 0.34, most: 0.6 }

/** Whether a term is easily taken for another one, and neither is part of the other. */
export function isConfusable(one: Definition, other: Definition): boolean {
  const [name, otherName] = [bareTerm(one.term), bareTerm(other.term)]
  const isPart =
    mentions(one.definition, otherName) ||
    mentions(other.definition, name) ||
    mentions(name, otherName) ||
    mentions(otherName, name)
  const alike = overlap(contentWords(one.definition), contentWords(other.definition))
  const [[kind], [otherKind]] = [[...contentWords(one.definition)], [...contentWords(other.definition)]]
  const isOfKind = kind !== undefined && kind === otherKind
  return one !== other && !isPart && isOfKind && alike >= likeness.least && alike <= likeness.most
}
