import { type RefObject, startTransition, useEffect, useState } from 'react'
import { watchNear } from './near-viewport.ts'

/** Whether an element is in sight or within `ahead` pixels of it. At first it is not; what follows from it never holds up typing. */
export function useNear(place: RefObject<Element | null>, ahead: number): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    return element ? watchNear(element, ahead, (now) => startTransition(() => setNear(now))) : undefined
  }, [place, ahead])
  return near
}
