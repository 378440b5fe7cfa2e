import { createContext, type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { applyFit, type Fit, fitStage } from './fit.ts'

/** What was found so far, shared by all that show a slide (canvas, thumbnail, player), by its content and its look. */
const found = new WeakMap<Slide['content'], Map<string, Fit>>()

/** Called by what changes its size after it was drawn, as math does. */
export const RefitContext = createContext<() => void>(() => {})

/**
 * Makes the text on a stage fit before it is painted; what is still too much then scrolls. `look` names all that changes
 * the layout beside the content. Returns a function that measures again.
 */
export function useFit(
  canvas: RefObject<HTMLElement | null>,
  { content }: Slide,
  look: string,
  onFit: ((fits: boolean) => void) | undefined,
): () => void {
  const measureAgain = useCallback(() => {
    if (!canvas.current) return
    const fit = fitStage(canvas.current)
    found.set(content, (found.get(content) ?? new Map<string, Fit>()).set(look, fit))
    onFit?.(fit.fits)
  }, [canvas, content, look, onFit])

  useLayoutEffect(() => {
    const fit = found.get(content)?.get(look)
    if (!fit || !canvas.current) return measureAgain()
    applyFit(canvas.current, fit)
    onFit?.(fit.fits)
  }, [canvas, content, look, measureAgain, onFit])

  useEffect(() => {
    const { fonts } = document
    fonts?.addEventListener('loadingdone', measureAgain)
    return () => fonts?.removeEventListener('loadingdone', measureAgain)
  }, [measureAgain])

  return measureAgain
}
