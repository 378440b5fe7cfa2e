import type { Lexicon } from '../language/lexicon.ts'
import { headsExample } from '../language/words/example-headings.ts'

/** 'Example 3' of a series of exercises. */
const numbered = /^\p{L}+\s\d[\d.–-]*(?![\d\p{L}])/u

/**
 * Whether a text stands below the heading of a worked example: 'Example: a test for a rare disease'. Its problem and its
 * solution are taught. A numbered example asks the reader, as an exercise does.
 */
export function isOfWorkedExample(path: readonly string[], { language }: Pick<Lexicon, 'language'>): boolean {
  return path.some((heading) => headsExample(heading, language) && !numbered.test(heading.trim()))
}
