import { backgroundIntensities, backgroundSpeeds } from '@lectern/domain/motion/timing.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import type { Clock } from '../runtime/clock.ts'
import { Fetched } from '../runtime/on-demand.ts'
import { pageClock } from '../runtime/page-clock.ts'
import { backgroundLayer } from './slide-code.ts'
import { useReducedMotion } from '../runtime/use-reduced-motion.ts'

interface SlideBackgroundProps {
  readonly slide: Slide
  readonly theme: Theme
  /** A small picture that does not move. */
  readonly still: boolean
  /** Animates it. Without it, the clock of the page does. */
  readonly clock: Clock | undefined
}

/** The background of a slide, if it is a known one. */
export function SlideBackground({ slide, theme, still, clock = pageClock }: SlideBackgroundProps) {
  const reduced = useReducedMotion()
  const { type, speed = '', intensity = '' } = slide.animations?.backgroundAnimation ?? { type: 'none' }
  if (type === 'none') return null
  return (
    <Fetched
      code={backgroundLayer}
      props={{
        id: type,
        theme,
        round: 1000 * chosen(backgroundSpeeds, speed),
        intensity: chosen(backgroundIntensities, intensity),
        clock: still || reduced ? undefined : clock,
        thumbnail: still,
      }}
    />
  )
}

/** The value of a name. Missing and unknown names have the normal value. */
function chosen(table: Readonly<Record<string, number>> & { readonly normal: number }, name: string): number {
  return Object.hasOwn(table, name) ? (table[name] ?? table.normal) : table.normal
}
