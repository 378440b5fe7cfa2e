import { type RefObject, useLayoutEffect } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { AnimatedElement } from './animated.ts'
import type { Clock } from './clock.ts'
import { applyFrame } from './frame.ts'
import { type PlannedAnimation, planAnimation, progressAt } from './motion.ts'

/**
 * Moves the marked elements of a slide by a clock, whose time is 0 when the slide has come. Beside React: no frame costs
 * a render.
 */
export function useElementMotion(
  canvas: RefObject<HTMLElement | null>,
  slide: Slide,
  clock: Clock | undefined,
): void {
  useLayoutEffect(() => {
    if (!clock || !canvas.current) return
    const moving = plan(canvas.current, slide)
    const show = (time: number) => {
      for (const { element, animation, start, end } of moving) {
        const progress = progressAt(time, start, end)
        applyFrame(element, progress < 1 ? animation(progress) : {})
      }
    }
    show(clock.time())
    const stop = clock.subscribe(show)
    return () => {
      stop()
      for (const { element } of moving) applyFrame(element, {})
    }
  }, [canvas, slide, clock])
}

function plan(canvas: HTMLElement, slide: Slide): readonly (PlannedAnimation & { element: HTMLElement })[] {
  const counts = new Map<string, number>()
  return [...canvas.querySelectorAll<HTMLElement>('[data-element]')].flatMap((element) => {
    const name = element.dataset['element'] as AnimatedElement
    const index = counts.get(name) ?? 0
    counts.set(name, index + 1)
    const planned = planAnimation(slide, name, index)
    return planned ? [{ ...planned, element }] : []
  })
}
