import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { SlideView } from './slide-view.ts'
import { bullets } from './slide-views/bullets.tsx'
import { comparison } from './slide-views/comparison.tsx'
import { definition } from './slide-views/definition.tsx'
import { image } from './slide-views/image.tsx'
import { quiz } from './slide-views/quiz.tsx'
import { quote } from './slide-views/quote.tsx'
import { summary } from './slide-views/summary.tsx'
import { table } from './slide-views/table.tsx'
import { text } from './slide-views/text.tsx'
import { title } from './slide-views/title.tsx'
import { twoColumn } from './slide-views/two-column.tsx'

/** The views of all slide types. A missing one does not compile. */
export const slideViews: { readonly [Id in SlideTypeId]: SlideView<Id> } = {
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
