import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { BlockOf } from '../../../page.ts'
import { drawingWordsOf } from '../language/drawing-words.ts'
import { givesOrder } from '../language/words/no-claims.ts'
import { withEndMark, withoutStop } from '../language/marks.ts'
import { slidesOf } from '../slides/list.ts'
import type { MakerInput, SlideIdea, SlideMaker } from '../slides/slide-idea.ts'
import { workedExampleOf } from '../slides/worked-example.ts'
import { titleOfSteps } from './step-titles.ts'
import { plainWords } from './plain-words.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'

const { rows, characters } = drawingKindOf('process')
const leastSteps = 3
const leastWords = 20

/** Ordered lists whose introduction or heading says that they are steps, or whose heading names a way that something takes. */
export const processSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) =>
    block.kind === 'list' && block.ordered && areSteps(block, input) && !isWorkedOut(block, input)
      ? slideOf(block, input)
      : [],
  )

/** The slide of a worked example says its steps between what is given and what follows. */
function isWorkedOut({ id }: BlockOf<'list'>, input: MakerInput): boolean {
  return workedExampleOf(input).some(({ block }) => block === id)
}

/** The narration of the list as points is also that of its steps. */
function slideOf(list: BlockOf<'list'>, input: MakerInput): readonly SlideIdea[] {
  // A long list takes two slides of points, but a process is seen whole.
  const ideas = slidesOf(list, input)
  const [first] = ideas
  const texts = ideas.flatMap(({ content }) => content['bullet_points'] ?? []).map(plainWords)
  if (!first || texts.length !== list.items.length) return []
  const isDrawable = texts.every((text) => text.length <= characters.label && !/[$`]/.test(text))
  if (!isDrawable || texts.length < leastSteps || texts.length > rows.most) return []
  const title = String(first.content['slide_title'] ?? '')
  const drawing = textDrawing(
    'process',
    texts.map((label) => ({ label })),
  )
  return [
    drawnSlide(drawing, {
      title,
      otherTitle: titleOfSteps(title, input.material.page.language, texts.length),
      says: withSteps(
        ideas.flatMap(({ says }) => says),
        list,
        input,
      ),
      sources: [...new Set(ideas.flatMap(({ sources }) => sources))],
      at: list.id,
      worth: 1.8,
      language: input.material.page.language,
    }),
  ]
}

/** The page's sentences about the list, and the steps themselves if these sentences say little. */
function withSteps(
  says: readonly string[],
  list: BlockOf<'list'>,
  { material }: MakerInput,
): readonly string[] {
  if (countWords(says.join(' ')) >= leastWords) return says
  // Short steps may be all that the script says.
  const said = says.join(' ')
  const steps = list.items
    .map(({ text }) => material.lexicon.withoutReferences(text))
    .filter((step) => !said.includes(withoutStop(step, material.page.language)))
  return [...says, ...steps.map((step) => withEndMark(step, material.page.language))]
}

function areSteps(list: BlockOf<'list'>, input: MakerInput): boolean {
  const { material, unit } = input
  const before = unit.blocks[unit.blocks.indexOf(list) - 1]
  const lead = before?.kind === 'paragraph' || before?.kind === 'callout' ? before.text : ''
  const words = drawingWordsOf(material.page.language)
  const heading = list.path.at(-1) ?? ''
  // 'Step 3: Choose a colour' is one step, and its list may be anything.
  const isOneStep = /[\p{N}一二三四五六七八九十]/u.test(heading)
  const lastSentence = lead.split(/(?<=[.!?。])\s*/u).at(-1) ?? ''
  const isHeaded = words.namesSteps(heading) || (isOfStatements(list, material) && words.namesWay(heading))
  const orders = list.items.map(({ text }) => givesOrder(text, material.page.language))
  // The verbs that are not known give orders too. A step with cases of its own is no box of a drawing.
  const isFlat = list.items.every(({ items }) => items.length === 0)
  const areOrders =
    isFlat && orders[0] === true && orders.filter(Boolean).length >= list.items.length * mostOrders
  return (!isOneStep && (isHeaded || areOrders)) || words.namesSteps(lastSentence)
}

/** The share of the items of a numbered list that say what to do, if it has steps. */
const mostOrders = 0.5

/** The names of places along a way are no steps. */
function isOfStatements({ items }: BlockOf<'list'>, { lexicon }: MakerInput['material']): boolean {
  return items.every(({ text }) => lexicon.isWhole(text) && countWords(text) >= fewestOfStatement)
}

const fewestOfStatement = 3
