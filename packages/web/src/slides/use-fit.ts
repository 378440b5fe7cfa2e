import { createContext, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { applyFit, type Fit, fitStage, isUnshrunk } from './fit.ts'

/** How a slide was made to fit, in which of its layouts. */
interface FoundFit extends Fit {
  readonly layout: number
}

/** What was found so far, shared by all that show a slide (canvas, thumbnail, player), by its content and its look. */
const found = new WeakMap<Slide['content'], Map<string, FoundFit>>()

/** Called by what changes its size after it was drawn, as math does. */
export const RefitContext = createContext<() => void>(() => {})

interface FitOptions {
  /** Ids of the layouts to try, the plainest last; empty for a slide that has one look. */
  readonly layouts: readonly string[]
  /** Names all that changes the size of the content beside the content itself and its layout. */
  readonly look: string
  readonly onFit: ((fits: boolean) => void) | undefined
}

/**
 * Makes the text on a stage fit before it is painted. Where a layout does not fit, the next one is drawn; in the last one
 * text shrinks, and what is still too much scrolls. Returns the layout to draw, and a function that measures again.
 */
export function useFit(
  canvas: RefObject<HTMLElement | null>,
  { content }: Slide,
  { layouts, look: stageLook, onFit }: FitOptions,
): readonly [layout: string, refit: () => void] {
  const look = `${stageLook} ${layouts.join(' ')}`
  const last = Math.max(0, layouts.length - 1)
  const [tried, setTried] = useState({ content, look, layout: 0 })
  const triedHere = tried.content === content && tried.look === look ? tried.layout : 0
  const layout = Math.max(triedHere, found.get(content)?.get(look)?.layout ?? 0)

  const measureAgain = useCallback(() => {
    if (!canvas.current) return
    const fit = fitStage(canvas.current)
    if (layout < last && !isUnshrunk(fit)) return setTried({ content, look, layout: layout + 1 })
    found.set(content, (found.get(content) ?? new Map<string, FoundFit>()).set(look, { ...fit, layout }))
    onFit?.(fit.fits)
  }, [canvas, content, look, layout, last, onFit])

  useLayoutEffect(() => {
    const fit = found.get(content)?.get(look)
    if (fit?.layout !== layout || !canvas.current) return measureAgain()
    applyFit(canvas.current, fit)
    onFit?.(fit.fits)
  }, [canvas, content, look, layout, measureAgain, onFit])

  useEffect(() => {
    const { fonts } = document
    fonts?.addEventListener('loadingdone', measureAgain)
    return () => fonts?.removeEventListener('loadingdone', measureAgain)
  }, [measureAgain])

  return [layouts[layout] ?? '', measureAgain]
}
