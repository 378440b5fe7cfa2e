import { announcedPartSlides } from '../slides/announced-parts.ts'
import { boldSubjectSlides } from '../slides/bold-subjects.ts'
import { caseSlides } from '../slides/cases.ts'
import { codeSlides } from '../slides/code.ts'
import { comparisonSlides } from '../slides/comparison.ts'
import { contrastSlides } from '../slides/contrast.ts'
import { definitionSlides } from '../slides/definition.ts'
import { formulaSlides } from '../slides/formula.ts'
import { imageSlides } from '../slides/image.ts'
import { inlineListSlides } from '../slides/inline-list.ts'
import { kindSlides } from '../slides/kinds.ts'
import { lawSlides } from '../slides/law.ts'
import { listSlides } from '../slides/list.ts'
import { proseSlides } from '../slides/prose.ts'
import { questionSlides } from '../slides/question-points.ts'
import { quoteSlides } from '../slides/quote.ts'
import { seriesSlides } from '../slides/series.ts'
import { termRowSlides } from '../slides/term-rows.ts'
import { someOthersSlides } from '../slides/some-others.ts'
import { termPairSlides } from '../slides/term-pairs.ts'
import { tableSlides } from '../slides/table.ts'
import { workedExampleSlides } from '../slides/worked-example.ts'
import { drawingMakers } from '../drawings/drawing-makers.ts'
import type { SlideMaker } from '../slides/slide-idea.ts'

export const slideMakers: readonly SlideMaker[] = [
  seriesSlides,
  announcedPartSlides,
  boldSubjectSlides,
  proseSlides,
  questionSlides,
  inlineListSlides,
  kindSlides,
  contrastSlides,
  someOthersSlides,
  termPairSlides,
  lawSlides,
  listSlides,
  tableSlides,
  comparisonSlides,
  imageSlides,
  definitionSlides,
  termRowSlides,
  quoteSlides,
  formulaSlides,
  codeSlides,
  workedExampleSlides,
  ...drawingMakers,
  // Cases come after the steps that they belong to.
  caseSlides,
]
