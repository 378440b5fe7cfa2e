import { useEffect, type RefObject } from 'react'
import { watchNear } from '../../../ui/near/near-viewport.ts'

const inSight = new Set<string>()

/** Whether the card of a course can be seen now. */
export function isInSight(courseId: string): boolean {
  return inSight.has(courseId)
}

/** Keeps track of whether the card of a course can be seen. */
export function useTellInSight(courseId: string, card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current
    if (!element) return
    const end = watchNear(element, 0, (near) => {
      if (near) inSight.add(courseId)
      else inSight.delete(courseId)
    })
    return () => {
      end()
      inSight.delete(courseId)
    }
  }, [courseId, card])
}
