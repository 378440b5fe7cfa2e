import type { Background, Palette } from './background.ts'
import { wrap } from './drawing.ts'
import { randomAt } from '../runtime/random.ts'

/** The stage, in px of the stage. */
const size = { width: 1280, height: 720 }
/**
 * The same for every slide, so that slides with the same background look alike and the animation continues between
 * them.
 */
const seed = 20

/**
 * Paints a background at a time, in loops since its start, on a canvas of any size. The previous content of the canvas
 * does not matter.
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
