import type { Lexicon } from '../language/lexicon.ts'
import type { Unit } from './unit.ts'
import type { Sentence } from './sentence.ts'

/**
 * The sentences of a unit, the first of which depends on nothing if it opens the text below a heading: a pronoun within it
 * ('A seed keeps its food') means something in the same sentence or in the heading. Below a picture or a table the
 * pronoun may mean the picture or the table, so the sentence stays dependent.
 */
export function withFirstBelowHeading(
  { path, blocks, sentences }: Unit,
  lexicon: Lexicon,
): readonly Sentence[] {
  const [first, ...others] = sentences
  const opens = first !== undefined && path.length > 0 && first.index === 0 && first.block === blocks[0]?.id
  if (!opens || first.listed || !first.isDependent || lexicon.opensDependent(first.text)) return sentences
  return [{ ...first, isDependent: false }, ...others]
}
