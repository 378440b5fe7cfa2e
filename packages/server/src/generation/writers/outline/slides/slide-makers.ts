import { codeSlides } from './code.ts'
import { comparisonSlides } from './comparison.ts'
import { definitionSlides } from './definition.ts'
import { formulaSlides } from './formula.ts'
import { imageSlides } from './image.ts'
import { listSlides } from './list.ts'
import { proseSlides } from './prose.ts'
import { quoteSlides } from './quote.ts'
import { seriesSlides } from './series.ts'
import { tableSlides } from './table.ts'
import { drawingMakers } from '../drawings/drawing-makers.ts'
import type { SlideMaker } from './slide-idea.ts'

export const slideMakers: readonly SlideMaker[] = [
  seriesSlides,
  proseSlides,
  listSlides,
  tableSlides,
  comparisonSlides,
  imageSlides,
  definitionSlides,
  quoteSlides,
  formulaSlides,
  codeSlides,
  ...drawingMakers,
]
