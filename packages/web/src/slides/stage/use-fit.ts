import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { applyFit, type Fit, fitStage, isUnshrunk } from './fit.ts'

/** The index of the rendered layout among those to try, and how the slide fits in it once that is measured. */
interface FoundFit {
  readonly layout: number
  readonly fit?: Fit
}

/** All results, shared by canvas, thumbnail and player, by content and look. */
const found = new WeakMap<Slide['content'], Map<string, FoundFit>>()

interface FitOptions {
  /** Ids of the layouts to try, the plainest last. Empty for a slide with one look. */
  readonly layouts: readonly string[]
  /** Identifies everything that changes the size of the content, except the content itself and its layout. */
  readonly look: string
  readonly onFit: ((fits: boolean) => void) | undefined
}

/**
 * Makes the text on a stage fit before it is painted. If a layout does not fit, the next one is rendered. In the last
 * one, text shrinks, and then the slide scrolls. Returns the layout to render, and a function that measures again.
 */
export function useFit(
  canvas: RefObject<HTMLElement | null>,
  { content }: Slide,
  { layouts, look: stageLook, onFit }: FitOptions,
): readonly [layout: string, refit: () => void] {
  const look = `${stageLook} ${layouts.join(' ')}`
  const last = Math.max(0, layouts.length - 1)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { layout } = found.get(content)?.get(look) ?? { layout: 0 }

  const isDue = useRef(false)
  const measureAgain = useCallback(() => {
    isDue.current = false
    if (!canvas.current) return
    const fit = fitStage(canvas.current)
    const keep = (one: FoundFit) =>
      found.set(content, (found.get(content) ?? new Map<string, FoundFit>()).set(look, one))
    if (layout < last && !isUnshrunk(fit)) {
      keep({ layout: layout + 1 })
      return drawAgain()
    }
    keep({ layout, fit })
    onFit?.(fit.fits)
  }, [canvas, content, look, layout, last, onFit])

  const measureNow = useRef(measureAgain)
  useLayoutEffect(() => {
    measureNow.current = measureAgain
  })
  // Thirty formulas that render together are measured once, before the browser paints.
  const refit = useCallback(() => {
    if (isDue.current) return
    isDue.current = true
    queueMicrotask(() => {
      if (isDue.current) measureNow.current()
    })
  }, [])

  useLayoutEffect(() => {
    const known = found.get(content)?.get(look)
    // Another stage has a newer result.
    if (known && known.layout !== layout) return drawAgain()
    if (!known?.fit || !canvas.current) return measureAgain()
    applyFit(canvas.current, known.fit)
    onFit?.(known.fit.fits)
  }, [canvas, content, look, layout, measureAgain, onFit])

  useEffect(() => {
    const { fonts } = document
    // A layout may fit when the font is loaded.
    const tryAgain = () => {
      if (layout === 0) return measureAgain()
      found.get(content)?.delete(look)
      drawAgain()
    }
    fonts?.addEventListener('loadingdone', tryAgain)
    return () => fonts?.removeEventListener('loadingdone', tryAgain)
  }, [content, look, layout, measureAgain])

  return [layouts[layout] ?? '', refit]
}
