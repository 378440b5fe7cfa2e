import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../language/enumerate.ts'
import { marksOf, withoutStop } from '../language/marks.ts'
import { withoutGlosses } from '../language/references.ts'
import type { Material } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import type { MakerInput } from './slide-idea.ts'

/** Items beside the meaning of their term, and words of the meaning: more beside few items. */
const most = { items: 5, words: 18, few: 3, wordsBesideFew: 26 }

/** The term that is defined directly above a list of notes about it: 'Surplus: …', and below it 'Price goes down'. */
export function termAbove(
  list: BlockOf<'list'>,
  { blocks }: Pick<Unit, 'blocks'>,
): BlockOf<'definition'> | undefined {
  const at = blocks.indexOf(list)
  const above = blocks[at - 1]
  // After a row of terms, a list is about all of them.
  const isAlone = blocks[at - 2]?.kind !== 'definition'
  return above?.kind === 'definition' && isAlone && !list.ordered ? above : undefined
}

/** The term above a list that has room for its meaning, so that the term needs no slide of its own. */
export function termOnList(
  list: BlockOf<'list'>,
  { material, unit }: MakerInput,
): BlockOf<'definition'> | undefined {
  const term = termAbove(list, unit)
  const items = list.items.length < 3 ? list.items.flatMap((one) => [one, ...one.items]) : list.items
  const hasRoom = items.length > 1 && items.length <= most.items
  if (!term || !hasRoom) return undefined
  const words = countWords(material.lexicon.withoutReferences(term.definition))
  return words <= (items.length <= most.few ? most.wordsBesideFew : most.words) ? term : undefined
}

/** The meaning of a term as the first point of the list below it, after the term if the title does not have it. */
export function pointOfTerm(
  { term, definition }: BlockOf<'definition'>,
  title: string,
  { lexicon, page }: Material,
): string {
  const name = withoutGlosses(term)
  const meaning = capitalised(withoutStop(lexicon.withoutReferences(definition), page.language))
  const isTitle = title.toLowerCase() === name.toLowerCase()
  return isTitle ? meaning : `${capitalised(name)}${marksOf(page.language).colon}${meaning}`
}
