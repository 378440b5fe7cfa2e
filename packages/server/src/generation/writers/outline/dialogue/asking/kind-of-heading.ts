import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { conjunctionsOf } from '../../language/words/conjunctions.ts'
import { headingKinds, headingKindWords } from '../../language/words/heading-kinds.ts'
import type { HeadingKind } from '../../language/words/heading-kinds.ts'
import { wordsPattern } from './words-pattern.ts'

/** A longer heading says more than what kind of section it is. */
const mostWords = 7

/**
 * Headings that say what something does or what it depends on: 'The body uses energy', '影响光合作用的因素' (factors that affect
 * photosynthesis).
 */
const statements =
  /\p{L}\s(?:uses|benefits|causes)\s(?!(?:of|for|in|on|to|from|and|or|at|with|by)\s)\p{L}|影响.*因素|影響.*(?:要因|因子)|영향.*요인/iu

/** The kind of a section, by the one word of its heading that says so. 'Advantages and disadvantages' are two. */
export function kindOfHeading(heading: string, language: string): HeadingKind | undefined {
  if (countWords(heading) > mostWords || /[:：?？؟!;；"“„«「\p{N}]/u.test(heading)) return undefined
  if (statements.test(heading)) return undefined
  const code = languageOf(language) ?? 'en'
  const words = headingKindWords[code]
  // 'Benefits and risks' are of two kinds, also where only one of them has a question.
  if (conjunctionsOf(code).some((word) => heading.toLowerCase().split(/\s+/u).includes(word)))
    return undefined
  const found = headingKinds.filter((kind) => wordsPattern(words[kind], language).test(heading.toLowerCase()))
  return found.length === 1 ? found[0] : undefined
}
