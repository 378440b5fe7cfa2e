import { memoized } from '../language/memoized.ts'
import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

const year = /(?<![\p{N}.,])(?:1[5-9]\d{2}|20\d{2})(?![\p{N}%]|[.,]\p{N})/u

/** The blocks with a year. */
const dated = memoized(
  ({ sentences }: Material): ReadonlySet<string> =>
    new Set(sentences.filter(({ text }) => year.test(text)).map(({ block }) => block)),
)

/** Whether a sentence belongs to a paragraph about what happened in some year, and not to one about what is so. */
export function isInStory({ block }: Sentence, material: Material): boolean {
  return dated(material).has(block)
}
