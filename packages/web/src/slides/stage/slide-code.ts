import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isSlideType } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { formula } from '../text/formula-code.ts'
import { motionOf } from '../motion/motion.ts'
import { fetchLater, isHere, onDemand, type OnDemand, whenHere } from '../runtime/on-demand.ts'
import type { SlideView } from '../views/slide-view.ts'
import { slideViews } from '../views/slide-views.ts'

/** What paints the backgrounds: most slides have none. */
export const backgroundLayer = onDemand(() => import('../background/background-layer.tsx'), 'BackgroundLayer')

const nothing: readonly OnDemand<unknown>[] = []

/** The code that the view of a slide type fetches. */
function viewCode(type: string): readonly OnDemand<unknown>[] {
  return isSlideType(type) ? (slideViews[type].code ?? nothing) : nothing
}

/** Whether the code of a slide type's view has arrived. Fetches it if not, and renders again when it arrives. */
export function useHasView(type: string): boolean {
  const subscribe = useCallback((arrived: () => void) => whenHere(viewCode(type), arrived), [type])
  return useSyncExternalStore(subscribe, () => isHere(viewCode(type)))
}

/** All that is fetched for a slide. Two dollar signs may be prices: then a formula's code is fetched in vain. */
export function codeOf(slide: Slide): readonly OnDemand<unknown>[] {
  const { type = 'none' } = slide.animations?.backgroundAnimation ?? {}
  const mayHaveFormula = /\$[^$]+\$/.test(JSON.stringify(slide.content))
  return [
    ...motionOf(slide),
    ...viewCode(slide.slide_type),
    ...(type === 'none' ? [] : [backgroundLayer]),
    ...(mayHaveFormula ? [formula] : []),
  ]
}

/** Fetches what the types of slides are drawn with: an editor may need any of them next, and work on without a network. */
export async function fetchSlideViews(): Promise<void> {
  const views: readonly Pick<SlideView, 'code'>[] = Object.values(slideViews)
  await Promise.allSettled(views.flatMap(({ code = [] }) => code.map((one) => one.fetch())))
}

/** Fetches all of that, as far as it can be had now. */
export async function fetchCodeOf(slide: Slide): Promise<void> {
  await Promise.allSettled(codeOf(slide).map((code) => code.fetch()))
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
  useEffect(() => (slide ? whenHere(codeOf(slide), () => setReady(true)) : undefined), [slide])
  useEffect(() => (ready ? fetchLater(() => slides.flatMap(codeOf)) : undefined), [ready, slides])
  return ready
}
