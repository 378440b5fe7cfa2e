import { useEffect, useState } from 'react'
import { isSlideType } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { formula } from './formula-code.ts'
import { motionOf } from './motion.ts'
import { isHere, onDemand, type OnDemand, whenHere } from './on-demand.ts'
import { slideViews } from './slide-views.ts'

/** What paints the backgrounds: most slides have none. */
export const backgroundLayer = onDemand(async () => (await import('./background-layer.tsx')).BackgroundLayer)

/** All that is fetched for a slide. Two dollar signs may be prices: then a formula's code is fetched in vain. */
export function codeOf(slide: Slide): readonly OnDemand<unknown>[] {
  const { type = 'none' } = slide.animations?.backgroundAnimation ?? {}
  const mayHaveFormula = /\$[^$]+\$/.test(JSON.stringify(slide.content))
  return [
    ...motionOf(slide),
    ...(isSlideType(slide.slide_type) ? (slideViews[slide.slide_type].code ?? []) : []),
    ...(type === 'none' ? [] : [backgroundLayer]),
    ...(mayHaveFormula ? [formula] : []),
  ]
}

/** Fetches what moves on a slide, and calls when it has come later than now. Returns how to end that. */
export function whenMotionComes(slide: Slide, then: () => void): () => void {
  const motion = motionOf(slide)
  return isHere(motion) ? () => {} : whenHere(motion, then)
}

/**
 * Fetches what the slides need: first what `first` does, then the rest, while it is looked at. Returns whether the first can
 * be shown as it is meant to be, or never will be since its code cannot be had; once true it stays so.
 */
export function useSlideCode(slides: readonly Slide[], first: number): boolean {
  const slide = slides[first]
  const [ready, setReady] = useState(() => slide === undefined || isHere(codeOf(slide)))
  useEffect(() => {
    const stop = whenHere(slide ? codeOf(slide) : [], () => {
      setReady(true)
      whenHere(slides.flatMap(codeOf), () => {})
    })
    return stop
  }, [slide, slides])
  return ready
}
