import { contentWords } from '../language/words/content-words.ts'
import { memoized } from '../language/memoized.ts'
import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

/** At least three statements of one paragraph that begin alike say one thing each, and none of them sums up the others. */
const fewestMembers = 3
/** The words in which such statements are alike are among their first ones. */
const opening = 6

/** The sentences of each paragraph that follow one pattern: 'Legitimacy meant that …. Compensation meant that ….' */
const members = memoized(({ sentences }: Material): ReadonlySet<Sentence> => {
  const found = new Set<Sentence>()
  for (const block of Map.groupBy(sentences, (one) => one.block).values()) {
    const byPair = Map.groupBy(
      block.flatMap((one) => [...pairsAtStart(one.text)].map((pair) => ({ pair, one }))),
      ({ pair }) => pair,
    )
    for (const alike of byPair.values())
      if (alike.length >= fewestMembers) for (const { one } of alike) found.add(one)
  }
  return found
})

/** Whether a sentence is one of at least three in a paragraph that say something alike of different things. */
export function isOneOfSeries(sentence: Sentence, material: Material): boolean {
  return members(material).has(sentence)
}

/** Two words in a row after the first one, one of which carries meaning. */
function pairsAtStart(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []
  const pairs = words.slice(1, opening).map((word, at) => `${word} ${words[at + 2] ?? ''}`)
  return new Set(pairs.filter((pair) => !pair.endsWith(' ') && contentWords(pair).size > 0))
}
