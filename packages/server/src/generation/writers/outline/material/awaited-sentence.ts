import { isAboutOthers, isAboutSome } from '../language/words/some-and-others.ts'
import { supposesCase } from '../language/words/hypothetical-words.ts'
import type { Sentence } from './sentence.ts'

/** The most sentences between one about some of a group and one about the others. */
const mostBetween = 2

/**
 * The later sentence of its paragraph without which a listener waits: what happens in a supposed case ('Suppose you see a
 * jacket.'), or what is so of the others after a sentence about some ('Some researchers believe …').
 */
export function awaitedBy(
  sentences: readonly Sentence[],
  at: number,
  language: string,
): Sentence | undefined {
  const one = sentences[at]
  if (!one || one.listed) return undefined
  const after = sentences.slice(at + 1, at + 2 + mostBetween).filter(({ block }) => block === one.block)
  if (supposesCase(one.text, language)) return after[0]
  if (!isAboutSome(one.text, language)) return undefined
  const others = after.findIndex(({ text }) => isAboutOthers(text, language))
  const isNewGroup = after.slice(0, Math.max(0, others)).some(({ text }) => isAboutSome(text, language))
  return isNewGroup ? undefined : after[others]
}
