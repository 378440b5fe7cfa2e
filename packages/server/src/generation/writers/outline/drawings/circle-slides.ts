import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import type { BlockOf } from '../../../page.ts'
import { enumerate } from '../language/enumerate.ts'
import { withoutStop } from '../language/marks.ts'
import { drawingWordsOf } from '../language/drawing-words.ts'
import type { Unit } from '../material/unit.ts'
import { tidyHeading } from '../slides/headline.ts'
import type { MakerInput, SlideIdea, SlideMaker } from '../slides/slide-idea.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'

const { characters } = drawingKindOf('circles')
const points = { least: 2, most: 4, characters: 44 }

interface Thing {
  readonly name: string
  readonly points: readonly string[]
  readonly source: string
}

/** Two parallel parts of a page, each with a short list: what each has alone, and what both have. */
export const circleSlides: SlideMaker = (input) => {
  const parent = input.unit.path.slice(0, -1)
  const siblings = input.section.units.filter(
    ({ path }) => path.length === parent.length + 1 && parent.every((heading, at) => path[at] === heading),
  )
  if (siblings.length !== 2 || siblings[0] !== input.unit || parent.length === 0) return []
  const [one, other] = siblings.map((unit) => thingOf(unit, input))
  return one && other ? slideOf(one, other, tidyHeading(parent.at(-1) ?? ''), input) : []
}

function slideOf(one: Thing, other: Thing, title: string, { material }: MakerInput): readonly SlideIdea[] {
  const { language } = material.page
  const shared = one.points.filter((point) => other.points.includes(point))
  const rows = [one, other].map(({ name, points: all }) => ({
    label: name,
    points: all.filter((point) => !shared.includes(point)),
  }))
  if (rows.some((row) => row.points.length === 0)) return []
  const both = { label: drawingWordsOf(language).both, points: shared }
  const drawn = shared.length > 0 ? [...rows, both] : rows
  return [
    drawnSlide(
      textDrawing(
        'circles',
        drawn.map((row) => ({ label: row.label, text: row.points.join('\n') })),
      ),
      {
        title,
        says: drawn.map((row) => enumerate(row.label, row.points, language)),
        sources: [one.source, other.source],
        at: one.source,
        worth: 2,
        language,
      },
    ),
  ]
}

function thingOf(unit: Unit, { material }: MakerInput): Thing | undefined {
  const lists = unit.blocks.filter((block): block is BlockOf<'list'> => block.kind === 'list')
  const [list] = lists
  const name = tidyHeading(unit.title)
  if (lists.length !== 1 || !list || list.ordered || name === '' || name.length > characters.label)
    return undefined
  const found = list.items.map(({ text }) => withoutStop(text, material.page.language))
  const isShort =
    list.items.every(({ items }) => items.length === 0) &&
    found.every((text) => text.length <= points.characters)
  const isWithin = found.length >= points.least && found.length <= points.most
  return isShort && isWithin ? { name, points: found, source: list.id } : undefined
}
