import type { SlideMaker } from '../slides/slide-idea.ts'
import { chartSlides } from './chart-slides.ts'
import { circleSlides } from './circle-slides.ts'
import { numberSlides } from './number-slides.ts'
import { processSlides } from './process-slides.ts'
import { stepHeadingSlides } from './step-heading-slides.ts'
import { timelineSlides } from './timeline-slides.ts'
import { treeSlides } from './tree-slides.ts'

/** The makers of slides that draw data of a page. */
export const drawingMakers: readonly SlideMaker[] = [
  chartSlides,
  timelineSlides,
  processSlides,
  stepHeadingSlides,
  treeSlides,
  circleSlides,
  numberSlides,
]
