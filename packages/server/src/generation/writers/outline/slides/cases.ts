import type { BlockOf, ListItem } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { withEndMark, withoutStop } from '../language/marks.ts'
import { startsWithCase } from '../language/words/conditions.ts'
import type { Material } from '../material/material.ts'
import { tidyHeading } from './headline.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, WrittenIdea } from './slide-idea.ts'

/** Of a shorter list, the nested items are points like the others. */
const fewestItems = 3
const fewestCases = 2
const mostCases = 5
const mostWords = { title: 12, shown: 18 }

/** The cases of a step or another item: 'If the reading is above 14: call the doctor'. A drawing of the steps has no room for them. */
export const caseSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) =>
          casesOf(item, block, input.material).length === 0 ? [] : ideaOf(() => slideOf(item, block, input)),
        )
      : [],
  )

/** The cases below an item, which have a slide of their own; none if they do not fit on it. */
export function casesOf(item: ListItem, list: BlockOf<'list'>, material: Material): readonly string[] {
  const { lexicon, page } = material
  const texts = item.items.map(({ text }) => lexicon.withoutReferences(text))
  const fits =
    list.items.length >= fewestItems &&
    texts.length >= fewestCases &&
    texts.length <= mostCases &&
    countWords(item.text) <= mostWords.title + 4 &&
    texts.every((text) => startsWithCase(text, page.language) && !lexicon.pointsElsewhere(text)) &&
    texts.every((text) => shownCase(text, material) !== undefined)
  return fits ? texts : []
}

function shownCase(text: string, { lexicon, page }: Material): string | undefined {
  const whole = withoutStop(text, page.language)
  return countWords(whole) <= mostWords.shown ? whole : shortenForSlide(whole, mostWords.shown, lexicon)
}

function slideOf(item: ListItem, list: BlockOf<'list'>, input: MakerInput): WrittenIdea {
  const { material, unit } = input
  const { language } = material.page
  const cases = casesOf(item, list, material)
  const step = tidyHeading(withoutStop(item.text, language))
  return {
    type: 'bullets',
    content: {
      slide_title: shortenForSlide(step, mostWords.title, material.lexicon) ?? step,
      bullet_points: cases.flatMap((text) => shownCase(text, material) ?? []),
    },
    says: cases.map((text) => withEndMark(text, language)),
    sources: [list.id],
    at: list.id,
    worth: 1.5,
    isNeeded: true,
    completes: true,
    uses: unit.sentences.filter(
      ({ block, text }) => block === list.id && cases.some((one) => one.includes(text)),
    ),
    choice: 0,
  }
}
