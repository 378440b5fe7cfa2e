import { bulletStaggerMs } from '@lectern/domain/motion/timing.ts'
import { readBullets } from '@lectern/domain/slides/read-bullets.ts'
import { animatedElements } from '@lectern/domain/motion/animated-elements.ts'
import type { ElementAnimation, Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import type { AnimatedElement } from './animated.ts'
import type { Animation } from './animation.ts'
import { animations, fallbackAnimation } from './animations.ts'
import type { OnDemand } from '../runtime/on-demand.ts'
import type { Transition } from './transition.ts'
import { fallbackTransition, transitions } from './transitions.ts'

/** The animation of one element, with its times in milliseconds after the slide has entered. */
export interface PlannedAnimation {
  readonly animation: Animation
  readonly start: number
  readonly end: number
}

const isKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key)

/** The animation of the n-th element of a kind on a slide. Undefined if it does not move. */
export function planAnimation(
  slide: Slide,
  element: AnimatedElement,
  index: number,
): PlannedAnimation | undefined {
  const wanted = slide.animations?.animations?.[element]
  const code = wanted && animationOf(wanted)
  // An element must not stay invisible if its code cannot be loaded.
  const found = code && (code.loaded() ?? fallbackAnimation?.loaded())
  if (!found) return undefined
  const animation = element === 'image' && found.picture ? { ...found, whole: found.picture } : found
  const start = wanted.delay + (element === 'bullets' ? index * bulletStaggerMs : 0)
  return { animation, start, end: start + wanted.duration }
}

/** Animations that this version does not know fade in. The slide keeps their data. */
function animationOf({ type }: ElementAnimation): OnDemand<Animation> | undefined {
  return isKey(animations, type) ? animations[type] : fallbackAnimation
}

/** True if any part of a slide moves. */
export function hasAnimations(slide: Slide): boolean {
  return animatedElements.some((element) => planAnimation(slide, element, 0) !== undefined)
}

/** The end of the last animation of a slide, in milliseconds after the slide has entered. */
export function animationsEnd(slide: Slide): number {
  const bullets = readBullets(slide.content['bullet_points']).length
  const last = (element: AnimatedElement) => (element === 'bullets' ? Math.max(0, bullets - 1) : 0)
  return Math.max(
    0,
    ...animatedElements.map((element) => planAnimation(slide, element, last(element))?.end ?? 0),
  )
}

/** The transition to a slide and its duration in milliseconds. Undefined if the slide simply appears. */
export function transitionTo(
  { transition: id }: Slide,
  theme: Theme,
): { transition: Transition | undefined; duration: number } {
  const code = transitionOf(id)
  const transition = code && (code.loaded() ?? fallbackTransition?.loaded())
  return { transition, duration: transition ? readSeconds(theme.transition_speed) : 0 }
}

function transitionOf(id: string): OnDemand<Transition> | undefined {
  return isKey(transitions, id) ? transitions[id] : fallbackTransition
}

/** The code of the transition and the animations of a slide. */
export function motionOf(slide: Slide): readonly OnDemand<unknown>[] {
  const entering = Object.values(slide.animations?.animations ?? {}).map(animationOf)
  return [transitionOf(slide.transition), ...entering].filter((code) => code !== undefined)
}

/** A CSS time such as `0.5s` in milliseconds. Half a second if it cannot be parsed. */
export function readSeconds(time: string): number {
  const seconds = Number.parseFloat(time)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * (time.trim().endsWith('ms') ? 1 : 1000) : 500
}

/** From 0 before `start` to 1 after `end`. */
export function progressAt(time: number, start: number, end: number): number {
  if (time >= end) return 1
  return time <= start ? 0 : (time - start) / (end - start)
}
