import { startTransition, useEffect, useState } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/**
 * Delay before the next slide is rendered, in milliseconds. While the user turns pages fast, the current motion has
 * priority.
 */
const renderDelayMs = 50

/** The next slide, when there is time to render it. That takes more than a frame and would delay running motion. */
export function usePrerenderedSlide(next: Slide | undefined, changing: boolean): Slide | undefined {
  const [ahead, setAhead] = useState<Slide>()
  useEffect(() => {
    if (changing || !next) return
    const timer = setTimeout(() => startTransition(() => setAhead(next)), renderDelayMs)
    return () => clearTimeout(timer)
  }, [next, changing])
  return changing || ahead !== next ? undefined : ahead
}
