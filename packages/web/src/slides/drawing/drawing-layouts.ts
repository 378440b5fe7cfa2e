import type { DrawingKindId } from '@lectern/domain/drawings/drawing-kinds.ts'
import type { DrawingLayout } from './drawing-layout.ts'
import { bars } from './drawing-layouts/bars.ts'
import { circles } from './drawing-layouts/circles.ts'
import { line } from './drawing-layouts/line.ts'
import { number } from './drawing-layouts/number.ts'
import { process } from './drawing-layouts/process.ts'
import { timeline } from './drawing-layouts/timeline.ts'
import { tree } from './drawing-layouts/tree.ts'

/** How each kind of drawing is drawn. A missing one does not compile. */
export const drawingLayouts: { readonly [Id in DrawingKindId]: DrawingLayout } = {
  bars,
  line,
  timeline,
  process,
  tree,
  circles,
  number,
}
