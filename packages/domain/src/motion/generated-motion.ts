import type { SlideTypeId } from '../slides/slide-types.ts'
import type { ElementAnimation } from '../slideshow/slideshow.ts'
import type { animatedElements } from './animated-elements.ts'
import type { ElementAnimationId } from './element-animations.ts'
import type { TransitionId } from './transitions.ts'

type Element = (typeof animatedElements)[number]

/** How a generated slide comes and how its parts enter. */
export interface GeneratedMotion {
  readonly transition: TransitionId
  readonly animations: Partial<Record<Element, ElementAnimation>>
}

type Entrance = readonly [Element, ElementAnimationId, duration: number, delay: number]

interface MotionByType {
  readonly transition: TransitionId
  readonly entrances: readonly Entrance[]
}

/**
 * Restrained: one movement for each role. Slides that continue the subject fade, a slide of another kind comes from the
 * side of reading, and a question comes nearer. What a slide is about enters after its title. A quiz has no entrances,
 * because its options are read immediately.
 */
const byType: Readonly<Record<SlideTypeId, MotionByType>> = {
  title: {
    transition: 'fade',
    entrances: [
      ['title', 'slide-in-up', 700, 0],
      ['subtitle', 'fade-in', 600, 350],
      ['content', 'fade-in', 600, 600],
    ],
  },
  text: { transition: 'fade', entrances: [['content', 'fade-in', 500, 150]] },
  bullets: { transition: 'fade', entrances: [['bullets', 'slide-in-up', 450, 150]] },
  image: { transition: 'dissolve', entrances: [['image', 'fade-in', 700, 100]] },
  'two-column': { transition: 'slide-left', entrances: [['content', 'fade-in', 500, 150]] },
  definition: {
    transition: 'slide-left',
    entrances: [
      ['title', 'slide-in-up', 500, 0],
      ['content', 'fade-in', 500, 300],
    ],
  },
  table: { transition: 'slide-left', entrances: [['content', 'fade-in', 500, 150]] },
  comparison: { transition: 'slide-left', entrances: [['content', 'fade-in', 500, 150]] },
  quote: { transition: 'dissolve', entrances: [['quote', 'fade-in', 900, 150]] },
  quiz: { transition: 'zoom-in', entrances: [] },
  summary: { transition: 'fade', entrances: [['content', 'slide-in-up', 600, 100]] },
}

/** The motion of a generated slide by its type, in the direction of its language. */
export function generatedMotion(type: SlideTypeId, direction: 'ltr' | 'rtl'): GeneratedMotion {
  const { transition, entrances } = byType[type]
  return {
    transition: transition === 'slide-left' && direction === 'rtl' ? 'slide-right' : transition,
    animations: Object.fromEntries(
      entrances.map(([element, kind, duration, delay]) => [element, { type: kind, duration, delay }]),
    ),
  }
}
