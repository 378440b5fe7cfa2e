import type { Background, Palette } from './background.ts'
import { wrap } from './drawing.ts'
import { randomAt } from '../runtime/random.ts'

/** The stage, in its own px. */
const size = { width: 1280, height: 720 }
/** The same for every slide, so that slides with the same background share its picture and it runs on between them. */
const seed = 20

/**
 * Paints a background at a time, in rounds from its beginning, onto a canvas of any size. What was painted there before
 * makes no difference.
 */
export function paintBackground(
  canvas: CanvasRenderingContext2D,
  { paint }: Background,
  { time, palette }: { readonly time: number; readonly palette: Palette },
): void {
  const { width, height } = canvas.canvas
  let drawn = 0
  canvas.save()
  canvas.clearRect(0, 0, width, height)
  canvas.scale(width / size.width, height / size.height)
  paint(canvas, { time: wrap(time), size, palette, random: () => randomAt(seed, (drawn += 1)) })
  canvas.restore()
}
