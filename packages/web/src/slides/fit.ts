import { createContext, type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/** Steps by which text is made to fit: first the body shrinks, then titles, then the gaps close. */
const bodySteps = 11
const titleSteps = 7
const gapSteps = 4
const lastLevel = bodySteps + titleSteps + gapSteps

/** Sizes found so far, shared by all that show a slide (canvas, thumbnail, player), by its content and its look. */
const known = new WeakMap<Slide['content'], Map<string, Fit>>()
interface Fit {
  readonly level: number
  readonly fits: boolean
}

/** Called by what changes its size after it was drawn, as math does. */
export const RefitContext = createContext<() => void>(() => {})

/**
 * Makes the text on a stage fit, before it is painted; what is still too much then scrolls. `look` names all that
 * changes the layout beside the content. Returns a function that measures again.
 */
export function useFit(
  canvas: RefObject<HTMLElement | null>,
  slide: Slide,
  look: string,
  onFit: ((fits: boolean) => void) | undefined,
): () => void {
  const { content } = slide
  const measureAgain = useCallback(() => {
    if (!canvas.current) return
    const fit = measure(canvas.current)
    if (!known.has(content)) known.set(content, new Map())
    known.get(content)?.set(look, fit)
    onFit?.(fit.fits)
  }, [canvas, content, look, onFit])

  useLayoutEffect(() => {
    const fit = known.get(content)?.get(look)
    if (!canvas.current || !fit) return measureAgain()
    apply(canvas.current, fit.level)
    canvas.current.toggleAttribute('data-overflowing', !fit.fits)
    onFit?.(fit.fits)
  }, [canvas, content, look, measureAgain, onFit])

  useEffect(() => {
    const { fonts } = document
    fonts?.addEventListener('loadingdone', measureAgain)
    return () => fonts?.removeEventListener('loadingdone', measureAgain)
  }, [measureAgain])

  return measureAgain
}

function measure(canvas: HTMLElement): Fit {
  // Motion moves what is measured; while this is set, it does not (slides.css).
  canvas.setAttribute('data-measuring', '')
  canvas.removeAttribute('data-overflowing')
  const fitsAt = (level: number) => {
    apply(canvas, level)
    return !overflows(canvas)
  }
  const level = lowestFitting(fitsAt, lastLevel)
  const fits = fitsAt(level)
  canvas.removeAttribute('data-measuring')
  canvas.toggleAttribute('data-overflowing', !fits)
  return { level, fits }
}

/** The lowest of the levels 0 to `last` that fits, or `last` when none does. Higher levels fit whenever lower ones do. */
export function lowestFitting(fits: (level: number) => boolean, last: number): number {
  if (fits(0)) return 0
  let tooLow = 0
  let fitting = last
  while (fitting - tooLow > 1) {
    const middle = Math.floor((tooLow + fitting) / 2)
    if (fits(middle)) fitting = middle
    else tooLow = middle
  }
  return fitting
}

/** What each level means in CSS: px to take off body text, the share of their room that titles lose, the rest of gaps. */
export function fitVariables(level: number): Readonly<Record<string, string>> {
  const body = Math.min(level, bodySteps)
  const title = Math.min(Math.max(level - bodySteps, 0), titleSteps)
  const gap = Math.max(level - bodySteps - titleSteps, 0)
  return {
    '--fit-body': `${body * 2}px`,
    '--fit-title': String(title / titleSteps),
    '--fit-gap': String(1 - gap * 0.1),
  }
}

function apply(canvas: HTMLElement, level: number): void {
  for (const [name, value] of Object.entries(fitVariables(level))) canvas.style.setProperty(name, value)
  // Words may only be broken once nothing else helps.
  canvas.toggleAttribute('data-tightest', level === lastLevel)
}

function overflows(canvas: HTMLElement): boolean {
  const pages = [...canvas.querySelectorAll('[data-page]')]
  const texts = [...canvas.querySelectorAll('[data-text]')]
  return (
    pages.some((page) => page.scrollHeight > page.clientHeight + 1) ||
    [...pages, ...texts].some((element) => element.scrollWidth > element.clientWidth + 1)
  )
}
