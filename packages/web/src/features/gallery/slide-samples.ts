import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { SlideSample } from './slide-sample.ts'
import { bullets } from './slide-samples/bullets.ts'
import { comparison } from './slide-samples/comparison.ts'
import { definition } from './slide-samples/definition.ts'
import { image } from './slide-samples/image.ts'
import { quiz } from './slide-samples/quiz.ts'
import { quote } from './slide-samples/quote.ts'
import { summary } from './slide-samples/summary.ts'
import { table } from './slide-samples/table.ts'
import { text } from './slide-samples/text.ts'
import { title } from './slide-samples/title.ts'
import { twoColumn } from './slide-samples/two-column.ts'

/** The samples of every type of slide. A type without samples does not compile. */
export const slideSamples: { readonly [Id in SlideTypeId]: SlideSample } = {
  title,
  text,
  bullets,
  image,
  'two-column': twoColumn,
  definition,
  table,
  comparison,
  quote,
  quiz,
  summary,
}
