import { z } from 'zod/mini'
import { drawingKinds } from './drawing-kinds.ts'

/** One thing of a drawing. Every kind has the same rows, so that a change of the kind keeps what was written. */
const drawingRow = z.looseObject({
  /** The name of a bar, a point of time, a step, a branch or a circle. For one large number, the number as written. */
  label: z.string().check(z.maxLength(200)),
  /** The event at that time, the meaning of the number, or the parts of a branch or circle, one on each line. */
  text: z._default(z.string().check(z.maxLength(1000)), ''),
  /** For charts: one number for each series. */
  values: z._default(z.array(z.number()).check(z.maxLength(2)), []),
})
export type DrawingRow = z.infer<typeof drawingRow>

/**
 * A drawing of data instead of a picture, on an image slide: a chart, a timeline, steps, a classification, a comparison
 * in two circles, or one large number. `kind` says how the rows are drawn.
 */
export const drawing = z.looseObject({
  kind: z.enum(drawingKinds.map(({ id }) => id)),
  /** For charts: what is counted, shown once: 'km', '%', 'million litres'. */
  unit: z._default(z.string().check(z.maxLength(40)), ''),
  /** For charts: what the labels are, if they are numbers: 'Price (€)'. */
  axis: z._default(z.string().check(z.maxLength(80)), ''),
  /** For charts: the names of the one or two series. */
  series: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(2)), []),
  rows: z.array(drawingRow).check(z.maxLength(20)),
  /** The description of the picture that the drawing hides. It returns with the picture. */
  picture_alt: z.optional(z.string()),
})
export type Drawing = z.infer<typeof drawing>
