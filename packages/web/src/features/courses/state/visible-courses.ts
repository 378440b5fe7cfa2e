import { useEffect, type RefObject } from 'react'
import { watchNearViewport } from '../../../ui/viewport/near-viewport.ts'

const visible = new Set<string>()

/** Whether the card of a course is visible. */
export function isVisible(courseId: string): boolean {
  return visible.has(courseId)
}

/** Tracks whether the card of a course is visible. */
export function useTrackVisibility(courseId: string, card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current
    if (!element) return
    const end = watchNearViewport(element, 0, (near) => {
      if (near) visible.add(courseId)
      else visible.delete(courseId)
    })
    return () => {
      end()
      visible.delete(courseId)
    }
  }, [courseId, card])
}
