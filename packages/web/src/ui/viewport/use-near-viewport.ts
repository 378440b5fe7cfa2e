import { type RefObject, startTransition, useEffect, useState } from 'react'
import { watchNearViewport } from './near-viewport.ts'

/**
 * Whether an element is visible or at most `ahead` pixels from the viewport. It is false at first. Its changes are
 * transitions, so that they do not delay typing.
 */
export function useNearViewport(place: RefObject<Element | null>, ahead: number): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    return element
      ? watchNearViewport(element, ahead, (now) => startTransition(() => setNear(now)))
      : undefined
  }, [place, ahead])
  return near
}
