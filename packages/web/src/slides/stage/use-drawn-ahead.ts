import { startTransition, useEffect, useState } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/** How long a slide has stood before the next one is drawn, in milliseconds: who leafs through wants to see this one move. */
const standsFor = 250

/** The next slide, once there is time to draw it: it takes more than a frame, and would hold up what moves. */
export function useDrawnAhead(next: Slide | undefined, changing: boolean): Slide | undefined {
  const [ahead, setAhead] = useState<Slide>()
  useEffect(() => {
    if (changing || !next) return
    const timer = setTimeout(() => startTransition(() => setAhead(next)), standsFor)
    return () => clearTimeout(timer)
  }, [next, changing])
  return changing || ahead !== next ? undefined : ahead
}
