import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Material } from '../material/material.ts'
import { isOpen, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'

/** A part with fewer words belongs to the text around it, and parts of like size differ by no more than this factor. */
const leastOfPart = 12
const likeSize = 4
/** No more parts than these are a set, and no more words than these a short list. */
const mostOfSet = 5
const mostOfList = 70
/** At most this number of slides is added. */
const mostAdded = 4

/**
 * The chosen slides with those that make their sets whole: if a part of a page has a slide, so have the parts of like size
 * beside it below the same heading, the text that an example illustrates, and a short list that a sentence opens.
 */
export function withSiblings(
  chosen: readonly PlacedIdea[],
  from: readonly PlacedIdea[],
  material: Material,
): readonly PlacedIdea[] {
  const found = [...chosen]
  // A comparison of two parts has the sources of both.
  const isTaught = ({ blocks }: Unit) =>
    found.some(({ sources }) => blocks.some(({ id }) => sources.includes(id)))
  for (const { units } of material.sections)
    for (const unit of units) {
      if (isTaught(unit) || wordsIn(unit.sentences) < leastOfPart) continue
      if (!siblingsOf(unit, units).some(isTaught)) continue
      add(from.filter((idea) => idea.unit === unit))
    }
  for (const { units } of material.sections)
    for (const unit of units.filter(isTaught))
      for (const items of openedLists(unit)) {
        const isSaid = found.some((idea) => items.some((item) => idea.uses.includes(item)))
        if (!isSaid) add(from.filter((idea) => idea.unit === unit && idea.at === items[0]?.block))
      }
  return found

  function add(ideas: readonly PlacedIdea[]): void {
    const [best] = ideas.toSorted((a, b) => valueOf(b) - valueOf(a))
    if (best && found.length - chosen.length < mostAdded) found.push(best)
  }
}

/** A slide of text says more of its part than a card of a term. */
function valueOf({ worth, isProse = false, says }: PlacedIdea): number {
  return worth * (isProse ? 2 : 1) * Math.sqrt(countWords(says.join(' ')))
}

/** The parts of like size below the same heading; for a part with parts below it, those. */
function siblingsOf(unit: Unit, units: readonly Unit[]): readonly Unit[] {
  const own = wordsIn(unit.sentences)
  const parent = unit.path.slice(0, -1).join('\n')
  const here = unit.path.join('\n')
  const beside = units.filter((one) => one.path.length > 1 && one.path.slice(0, -1).join('\n') === parent)
  const below = units.filter(
    (one) => one.path.length > unit.path.length && one.path.join('\n').startsWith(here),
  )
  const isLike = (one: Unit) => {
    const words = wordsIn(one.sentences)
    return words <= own * likeSize && own <= words * likeSize
  }
  const set = unit.path.length > 1 && beside.length <= mostOfSet ? beside.filter(isLike) : []
  return [...set, ...below].filter((one) => one !== unit)
}

/** The items of each short list that an open sentence announces: 'Three inventions made up for it:' */
function openedLists({ sentences }: Unit): readonly (readonly Sentence[])[] {
  return sentences.flatMap((lead, at) => {
    const first = sentences[at + 1]
    if (lead.listed || !isOpen(lead.text) || first?.listed !== true) return []
    const items = sentences.filter((one) => one.block === first.block)
    return wordsIn(items) <= mostOfList ? [items] : []
  })
}
