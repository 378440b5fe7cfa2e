import type { animatedElements } from '@lectern/domain/motion/animated-elements.ts'

export type AnimatedElement = (typeof animatedElements)[number]

/** Marks an element of a slide as one that the slide's animations may move. */
export function animated(element: AnimatedElement): { readonly 'data-element': AnimatedElement } {
  return { 'data-element': element }
}
