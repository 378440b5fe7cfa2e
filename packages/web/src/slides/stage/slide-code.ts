import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isSlideType } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { formula } from '../text/formula-code.ts'
import { motionOf } from '../motion/motion.ts'
import { fetchLater, isLoaded, onDemand, type OnDemand, whenLoaded } from '../runtime/on-demand.ts'
import type { SlideView } from '../views/slide-view.ts'
import { slideViews } from '../views/slide-views.ts'

/** Paints the backgrounds. Most slides have none. */
export const backgroundLayer = onDemand(() => import('../background/background-layer.tsx'), 'BackgroundLayer')

const noCode: readonly OnDemand<unknown>[] = []

/** The code that the view of a slide type loads. */
function viewCode(type: string): readonly OnDemand<unknown>[] {
  return isSlideType(type) ? (slideViews[type].code ?? noCode) : noCode
}

/** True if the code of a slide type's view is loaded. Otherwise loads it and renders again when it is. */
export function useHasView(type: string): boolean {
  const subscribe = useCallback((arrived: () => void) => whenLoaded(viewCode(type), arrived), [type])
  const read = () => isLoaded(viewCode(type))
  return useSyncExternalStore(subscribe, read, read)
}

/** All code that a slide needs. Two dollar signs may be prices, and then the code of formulas is loaded in vain. */
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

/** Loads the views of all slide types. An editor may need any of them next, also without a network. */
export async function fetchSlideViews(): Promise<void> {
  const views: readonly Pick<SlideView, 'code'>[] = Object.values(slideViews)
  await Promise.allSettled(views.flatMap(({ code = [] }) => code.map((one) => one.fetch())))
}

/** Loads all code that a slide needs. Code that fails to load is skipped. */
export async function fetchCodeOf(slide: Slide): Promise<void> {
  await Promise.allSettled(codeOf(slide).map((code) => code.fetch()))
}

/** Loads the motion of a slide, and calls `then` if it was not loaded before. Returns a function that cancels it. */
export function whenMotionComes(slide: Slide, then: () => void): () => void {
  const motion = motionOf(slide)
  return isLoaded(motion) ? () => {} : whenLoaded(motion, then)
}

/**
 * Loads the code of the slides: first that of `first`, and then the rest. Returns true when the first slide can be
 * shown, or when its code cannot be loaded. The result then stays true.
 */
export function useSlideCode(slides: readonly Slide[], first: number): boolean {
  const slide = slides[first]
  const [ready, setReady] = useState(() => slide === undefined || isLoaded(codeOf(slide)))
  useEffect(() => (slide ? whenLoaded(codeOf(slide), () => setReady(true)) : undefined), [slide])
  useEffect(() => (ready ? fetchLater(() => slides.flatMap(codeOf)) : undefined), [ready, slides])
  return ready
}
