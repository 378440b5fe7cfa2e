import { memoized } from '../language/memoized.ts'
import { headsExample } from '../language/words/example-headings.ts'
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

/** The blocks below the headings of examples. */
const ofExamples = memoized(
  ({ sections, page }: Material): ReadonlySet<string> =>
    new Set(
      sections
        .flatMap(({ units }) => units)
        .filter(({ path }) => path.some((heading) => headsExample(heading, page.language)))
        .flatMap(({ blocks }) => blocks.map(({ id }) => id)),
    ),
)

/** Whether a sentence belongs to a section that is an example. */
export function isInExample({ block }: Sentence, material: Material): boolean {
  return ofExamples(material).has(block)
}
