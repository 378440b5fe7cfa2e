import type { animatedElements } from '@lectern/domain/motion/animated-elements.ts'

export type AnimatedElement = (typeof animatedElements)[number]

/** Marks an element of a slide that animations of the slide may move. */
export function animated(element: AnimatedElement): { readonly 'data-element': AnimatedElement } {
  return { 'data-element': element }
}
