import type { Lexicon } from '../language/lexicon.ts'
import { headsExample, isNumberedHeading } from '../language/words/example-headings.ts'

/**
 * Whether a text stands below the heading of a worked example: 'Example: a test for a rare disease'. Its problem and its
 * solution are taught. A numbered example asks the reader, as an exercise does, also below the heading 'Examples'.
 */
export function isOfWorkedExample(path: readonly string[], { language }: Pick<Lexicon, 'language'>): boolean {
  const example = path.findIndex((heading) => headsExample(heading, language))
  return example >= 0 && !path.slice(example).some(isNumberedHeading)
}
