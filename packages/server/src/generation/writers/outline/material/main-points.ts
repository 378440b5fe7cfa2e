import type { Lexicon } from '../language/lexicon.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { subjectOfStatement } from '../language/words/stating-verbs.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

/** How many sentences after one may lean on it. */
const following = 8
/** How much more a sentence counts if all that follow it lean on it, if it says what its subject is, or if it opens its section. */
const gains = { support: 1.2, statement: 0.35, opening: 0.3 }
/** A sentence that shares a word leans on another less than one that cannot be understood without it. */
const sharesWord = 0.5
/** A subject is known if its heading names it, or more sentences than this. */
const fewestUses = 2

/**
 * How much each sentence of a unit leads it: 1 for a detail, more for a sentence that says what the subject of the unit is,
 * that opens it, or that later sentences lean on, because they need it or take up its words. Items of lists lead nothing.
 */
export function leadsIn(
  unit: Unit,
  title: string,
  { language }: Pick<Lexicon, 'language'>,
): ReadonlyMap<Sentence, number> {
  const prose = unit.sentences.filter(({ listed }) => !listed)
  const words = prose.map(({ text }) => stems(contentWords(text)))
  const counts = countsOf(words)
  const headed = stems(contentWords([title, ...unit.path].join('\n')))
  const isKnown = (word: string) => headed.has(word) || (counts.get(word) ?? 0) > fewestUses
  return new Map(
    prose.map((one, at) => {
      const subject = one.isDependent ? undefined : subjectOfStatement(one.text, language)
      const states = subject !== undefined && [...stems(contentWords(subject))].some(isKnown)
      const opens = at === 0 && !one.isDependent
      const own = gains.support * supportOf(at, prose, words) + (states ? gains.statement : 0)
      return [one, 1 + own + (opens ? gains.opening : 0)]
    }),
  )
}

function countsOf(all: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of all.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The share of the sentences after a sentence that lean on it. */
function supportOf(at: number, prose: readonly Sentence[], words: readonly ReadonlySet<string>[]): number {
  const [one, own = new Set<string>()] = [prose[at], words[at]]
  if (!one) return 0
  const leaning = new Set([one.order])
  let support = 0
  for (const [place, other] of prose.slice(at + 1, at + 1 + following).entries()) {
    const needs = other.needs.some((order) => leaning.has(order))
    if (needs) leaning.add(other.order)
    const shares = overlap(own, words[at + 1 + place] ?? new Set()) > 0
    support += needs ? 1 : shares ? sharesWord : 0
  }
  return support / following
}
