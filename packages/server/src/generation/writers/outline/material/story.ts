import { memoized } from '../language/memoized.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { supposesCase } from '../language/words/hypothetical-words.ts'
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

/** The blocks that start with a case that is only supposed: 'Suppose that a shop sells ten bicycles a week …' */
const supposed = memoized(
  ({ sentences, page }: Material): ReadonlySet<string> =>
    new Set(
      sentences
        .filter(({ text, index }) => index === 0 && supposesCase(text, page.language))
        .map(({ block }) => block),
    ),
)

/** Whether a sentence belongs to a paragraph about a case that is only supposed. */
export function isInSupposedCase({ block }: Sentence, material: Material): boolean {
  return supposed(material).has(block)
}
