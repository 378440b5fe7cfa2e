import type { Background, Palette } from './background.ts'
import type { Clock } from '../runtime/clock.ts'
import { paintBackground } from './paint-background.ts'

interface ShownBackground {
  readonly background: Background
  readonly palette: Palette
  /** Duration of a loop, in milliseconds. */
  readonly round: number
  /** Animates it. Without a clock it shows its start. */
  readonly clock: Clock | undefined
  /** True for one of many small pictures. */
  readonly thumbnail: boolean
}

/** The largest widths in px: that of the stage, and a quarter of it for a thumbnail. */
const widest = { stage: 1280, thumbnail: 320 } as const

/**
 * Keeps a background on a canvas, in the resolution of the canvas. It is painted only while it is visible, and uses no
 * memory otherwise. Returns a function that ends it.
 */
export function showBackground(canvas: HTMLCanvasElement, shown: ShownBackground): () => void {
  const { background, palette, round, clock, thumbnail } = shown
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  // A stage is painted before its first frame is shown. Thumbnails, perhaps hundreds, wait until they are visible.
  let inSight = !thumbnail
  let width = 0
  let unsubscribe: (() => void) | undefined

  // All listeners of a clock get the same time during a frame.
  const paint = (now = clock?.time() ?? 0) => {
    if (canvas.width > 0) paintBackground(context, background, { time: now / round, palette })
  }
  const fit = () => {
    const wanted = inSight ? width : 0
    if (canvas.width !== wanted) {
      canvas.width = wanted
      canvas.height = Math.round((wanted * 9) / 16)
    }
    paint()
  }
  const follow = () => {
    unsubscribe?.()
    unsubscribe = inSight ? clock?.subscribe(paint) : undefined
  }

  const size = new ResizeObserver((entries) => {
    const px = (entries.at(-1)?.contentRect.width ?? 0) * devicePixelRatio
    const most = thumbnail ? widest.thumbnail : widest.stage
    width = Math.round(Math.min(most, px) * (background.detail ?? 1))
    fit()
  })
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? false
    fit()
    follow()
  })
  // There is nothing to paint on until its size is known.
  canvas.width = 0
  follow()
  size.observe(canvas)
  sight.observe(canvas)
  return () => {
    unsubscribe?.()
    size.disconnect()
    sight.disconnect()
    canvas.width = 0
  }
}
