import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { withoutStop } from '../language/marks.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { withoutLinks } from '../language/without-links.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'

/**
 * Whether a sentence is below a heading such as 'Common mistakes'. It is not shortened: without its end, a belief has no correction
 * ('Some think that digestion begins in the stomach, and it begins in the mouth.').
 */
export function isOfMistakes({ block }: Sentence, { blockOf, page }: Material): boolean {
  return (blockOf(block)?.path ?? []).some((heading) => headsMistakes(heading, page.language))
}

/** A statement without what links it to others and without its stop; undefined if it is longer. */
export function wholeStatement(text: string, most: number, lexicon: Lexicon): string | undefined {
  const bare = withoutStop(withoutLinks(lexicon.discourse.withoutOrdinal(text), lexicon), lexicon.language)
  return countWords(bare) <= most ? capitalised(bare) : undefined
}
