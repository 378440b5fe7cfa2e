import type { Lexicon } from '../language/lexicon.ts'
import type { Relation } from '../language/phrase-book.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Passage } from './plan-segments.ts'
import { spokenWords, spokenWordsIn } from './turn.ts'

/** A few sentences that one host can say in one turn. */
export interface Beat {
  /** The heading that it is the first to cover; empty if an earlier beat did. */
  readonly heading: string
  /** All headings that it stands below. */
  readonly path: readonly string[]
  readonly sentences: readonly Sentence[]
  /** How its first sentence says that it continues the previous one. */
  readonly relation: Relation | undefined
  /** A question of the page that its first sentence answers. */
  readonly question: Sentence | undefined
}

const limits = { wanted: 42, most: 55, sentences: 3, beforeRelation: 15 }

/**
 * A new beat starts at a sentence that answers a question of the page, or names its relation to the previous one, so
 * that the other host can ask for it; otherwise at an independent sentence once the beat is long enough. A sentence
 * that depends on an omitted one is omitted too. Sentences that are said together or not at all stay in one beat.
 */
export function beatsOf(passage: Passage, lexicon: Lexicon): readonly Beat[] {
  const found: { sentences: Sentence[]; relation: Relation | undefined; question: Sentence | undefined }[] =
    []
  for (const one of passage.sentences) {
    const words = spokenWords(one)
    if (words > limits.most) continue
    const last = found.at(-1)
    const before = last?.sentences.at(-1)
    const follows = before?.order === one.order - 1
    const question = passage.questions.get(one)
    const relation = lexicon.relationOf(one.text)
    const had = spokenWordsIn(last?.sentences ?? [])
    const isBrought = last?.sentences.some(({ brings }) => brings.includes(one.order)) ?? false
    const isBound = one.leaning || isBrought
    const fits = had + words <= (isBound ? limits.most : limits.wanted)
    if ((one.leaning || relation) && !follows && !question) continue
    if (!last || question || (relation && had >= limits.beforeRelation && !isBrought))
      found.push({ sentences: [one], relation, question })
    else if (fits && (isBound || last.sentences.length < limits.sentences)) last.sentences.push(one)
    else if (!one.leaning) found.push({ sentences: [one], relation: undefined, question: undefined })
  }
  return found
    .map((beat) => ({ ...beat, sentences: withoutOpenEnd(beat.sentences) }))
    .filter(({ sentences }) => sentences.length > 0)
    .map((beat, at) => ({ ...beat, path: passage.path, heading: at === 0 ? passage.heading : '' }))
}

/** A question without its answer is left out. */
function withoutOpenEnd(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.at(-1)?.companion ? sentences.slice(0, -1) : sentences
}
