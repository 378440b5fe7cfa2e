import { countWords } from '@lectern/domain/narration/count-words.ts'
import { uncapitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { marksOf } from '../language/marks.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { isQuestion } from './sentence.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

/** A longer heading is no name of a thing. */
const mostOfName = 6

/**
 * The sentences of a unit, the first of which depends on nothing if it opens the text below a heading: a pronoun within it
 * ('A seed keeps its food') means something in the same sentence or in the heading. If its subject is missing, the heading
 * comes before it. Below a picture or a table the pronoun may mean the picture or the table, so the sentence stays dependent.
 */
export function withFirstBelowHeading(
  { path, blocks, sentences }: Unit,
  lexicon: Lexicon,
): readonly Sentence[] {
  const [first, ...others] = sentences
  const opens = first !== undefined && path.length > 0 && first.index === 0 && first.block === blocks[0]?.id
  if (!opens || first.listed || !first.isDependent) return sentences
  if (!lexicon.opensDependent(first.text) || startsWithHeading(first.text, path.at(-1) ?? '', lexicon))
    return [{ ...first, isDependent: false }, ...others]
  const named = afterHeading(first.text, path.at(-1) ?? '', lexicon)
  return named === undefined
    ? sentences
    : [{ ...first, text: named, words: countWords(named), isDependent: false }, ...others]
}

/** Words of an opening: 'The main cause' */
const wordsOfOpening = 4

/** 'The main cause was …' below 'Causes of failure': the heading says of what. */
function startsWithHeading(text: string, heading: string, { phrases }: Lexicon): boolean {
  const words = text.split(/\s+/u).slice(0, wordsOfOpening)
  // 'It costs …' below 'Costs' has no subject.
  if (phrases.dependentStarts.includes(words[0]?.toLowerCase() ?? '')) return false
  const opening = words.join(' ')
  // 'However, the main cause …' and 'Now, let’s …' continue a text.
  if (/[,،，、;:]/u.test(opening)) return false
  return overlap(contentStems(opening), contentStems(heading)) > 0
}

/**
 * 'Jeziora rynnowe: powstały tam, gdzie …' of 'Powstały tam, gdzie …'; undefined if the heading names nothing, or the sentence
 * needs more than a subject.
 */
function afterHeading(text: string, heading: string, lexicon: Lexicon): string | undefined {
  const { language, discourse } = lexicon
  const name = heading.replace(/\s*[:：.]\s*$/u, '')
  const isName =
    /^\p{L}[\p{L}\p{M}\s’'-]*$/u.test(name) &&
    countWords(name) <= mostOfName &&
    !isQuestion(heading) &&
    lexicon.roleOf(heading) === undefined
  if (!isName || !discourse.dropsSubject(text)) return undefined
  const rest = uncapitalised(text, language)
  // 'mRNA' begins in lower case and is a name.
  return lexicon.isDependent(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${rest}`)
    ? undefined
    : `${name}${marksOf(language).colon}${rest}`
}
