import type { Material } from '../../material/material.ts'
import type { Sentence } from '../../material/sentence.ts'
import { withWordsOf } from './question.ts'

/** A wrong option with the sentence that it is from. */
export interface Sourced {
  readonly sentence: Sentence
  readonly text: string
}

/**
 * Whether an option is about the same things as a sentence: it has a word of it, or is from the same part of the page. A learner
 * sees that one of another part is about another topic.
 */
export function nearTo(
  sentence: Sentence,
  options: readonly Sourced[],
  { blockOf }: Material,
): (option: string) => boolean {
  const partOf = (one: Sentence) => {
    const path = blockOf(one.block)?.path ?? []
    return path.slice(0, Math.max(1, path.length - 1)).join('\n')
  }
  const home = partOf(sentence)
  const beside = new Set(options.filter((one) => partOf(one.sentence) === home).map(({ text }) => text))
  const isOfTopic = withWordsOf(sentence.text)
  return (option) => beside.has(option) || isOfTopic(option)
}
