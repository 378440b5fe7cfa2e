import { type RefObject, useLayoutEffect } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { AnimatedElement } from '../motion/animated.ts'
import type { Clock } from '../runtime/clock.ts'
import './motion.css'
import { type MovingElement, moveElement } from '../motion/move-element.ts'
import { type PlannedAnimation, planAnimation } from '../motion/motion.ts'
import { whenMotionComes } from './slide-code.ts'

/**
 * Moves the marked elements of a slide by a clock, which is at 0 when the slide has entered. It does not use React, so
 * that no frame renders.
 */
export function useElementMotion(
  canvas: RefObject<HTMLElement | null>,
  slide: Slide,
  clock: Clock | undefined,
): void {
  useLayoutEffect(() => {
    const stage = canvas.current
    if (!clock || !stage) return
    let moving = moveElements(stage, slide)
    const show = (time: number) => {
      for (const { showAt } of moving) showAt(time)
    }
    const rest = () => {
      for (const element of moving) element.rest()
    }
    show(clock.time())
    const stop = clock.subscribe(show)
    // Parts whose code is still loading fade meanwhile.
    const stopWaiting = whenMotionComes(slide, () => {
      rest()
      moving = moveElements(stage, slide)
      show(clock.time())
    })
    return () => {
      stopWaiting()
      stop()
      rest()
    }
  }, [canvas, slide, clock])
}

function moveElements(within: HTMLElement, slide: Slide): readonly MovingElement[] {
  return [...planElements(within, slide)].map(([element, plan]) => moveElement(element, plan))
}

/** The marked elements of a slide that have an animation, with their plans. */
export function planElements(within: HTMLElement, slide: Slide): ReadonlyMap<HTMLElement, PlannedAnimation> {
  const counts = new Map<string, number>()
  const planned = new Map<HTMLElement, PlannedAnimation>()
  for (const element of within.querySelectorAll<HTMLElement>('[data-element]')) {
    const name = element.dataset['element'] as AnimatedElement
    const index = counts.get(name) ?? 0
    counts.set(name, index + 1)
    const plan = planAnimation(slide, name, index)
    if (plan) planned.set(element, plan)
  }
  return planned
}
