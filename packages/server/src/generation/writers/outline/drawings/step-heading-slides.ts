import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import { drawingWordsOf } from '../language/drawing-words.ts'
import { withEndMark } from '../language/marks.ts'
import { memoized } from '../language/memoized.ts'
import type { Material } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import { tidyHeading } from '../slides/headline.ts'
import type { SlideMaker } from '../slides/slide-idea.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'
import { titleOfSteps } from './step-titles.ts'
import { plainWords } from './plain-words.ts'

const { rows, characters } = drawingKindOf('process')
const leastSteps = 3

/** Headings of a page that number its steps: 'Step 1: Break the screen into parts', 'Step 2: …'. */
export const stepHeadingSlides: SlideMaker = ({ material, unit }) => {
  const steps = stepsOf(material)
  const [first] = steps
  if (first?.unit !== unit) return []
  const { language, title } = material.page
  const labels = steps.map(({ label }) => label)
  return [
    drawnSlide(
      textDrawing(
        'process',
        labels.map((label) => ({ label })),
      ),
      {
        title: titleOfSteps(tidyHeading(title), language),
        says: steps.map(({ heading }) => withEndMark(heading, language)),
        sources: steps.flatMap(({ unit: { blocks } }) => blocks.slice(0, 1).map(({ id }) => id)),
        at: unit.blocks[0]?.id ?? '',
        worth: 2,
        language,
      },
    ),
  ]
}

interface Step {
  readonly unit: Unit
  readonly heading: string
  readonly label: string
}

/** All numbered steps of the page; none if one is missing, or if they do not fit into a drawing. */
const stepsOf = memoized((material: Material): readonly Step[] => {
  const units = material.sections.flatMap((section) => section.units)
  const found = units.flatMap((unit): Step[] => {
    // A step may have parts with headings of their own.
    for (const heading of unit.path) {
      const step = stepOf(heading, material.page.language)
      if (step) return [{ unit, heading, label: plainWords(step) }]
    }
    return []
  })
  const steps = found.filter(({ heading }, at) => found.findIndex((one) => one.heading === heading) === at)
  const isWhole = steps.every(({ heading }, at) => numberOf(heading) === at + 1)
  const isFit = steps.every(({ label }) => label.length <= characters.label && !/[$`]/.test(label))
  return isWhole && isFit && steps.length >= leastSteps && steps.length <= rows.most ? steps : []
})

const numbered =
  /^(?<word>\p{L}[\p{L}\p{M}\s]{0,14}?)\s?(?<number>\p{Nd}{1,2}|[一二三四五六七八九十])\s?[:：.)–—-]\s*(?<label>.{3,})$/u

/** 'Break the screen into parts' of 'Step 1: Break the screen into parts'. */
function stepOf(heading: string, language: string): string | undefined {
  const { word = '', label } = numbered.exec(heading)?.groups ?? {}
  return drawingWordsOf(language).namesSteps(word) ? label : undefined
}

function numberOf(heading: string): number {
  const { number = '' } = numbered.exec(heading)?.groups ?? {}
  const han = '一二三四五六七八九十'.indexOf(number)
  if (han >= 0) return han + 1
  const code = number.codePointAt(number.length - 1) ?? 0
  // Digits of other scripts follow each other from a code that is their zero.
  return /^[0-9]+$/.test(number) ? Number(number) : code % 16 > 9 ? (code % 16) - 6 : code % 16
}
