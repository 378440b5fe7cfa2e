import type { Background, Palette } from './background.ts'
import type { Clock } from '../runtime/clock.ts'
import { paintBackground } from './paint-background.ts'

interface Shown {
  readonly background: Background
  readonly palette: Palette
  /** How long a round takes, in milliseconds. */
  readonly round: number
  /** Moves it; without one it stands as it begins. */
  readonly clock: Clock | undefined
  /** It is one of many small pictures. */
  readonly thumbnail: boolean
}

/** However sharp the screen: no more px than the stage has, and for a thumbnail a quarter of them each way. */
const widest = { stage: 1280, thumbnail: 320 } as const

/**
 * Keeps a background on a canvas, as sharp as the canvas is large. It is painted only while it can be seen, and takes no
 * memory while it cannot. Returns how to end that.
 */
export function showBackground(canvas: HTMLCanvasElement, shown: Shown): () => void {
  const { background, palette, round, clock, thumbnail } = shown
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  // On a stage it is painted before its first frame is seen; thumbnails, maybe hundreds, wait until they are in sight.
  let inSight = !thumbnail
  let width = 0
  let unsubscribe: (() => void) | undefined

  // The time that a clock tells is the same for all that go by it, while a frame lasts.
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
  // Until its size is known there is nothing to paint on.
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
