import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** The course that was imported last and was not brought into sight yet. */
const useArrival = create<{ courseId?: string }>(() => ({}))

export function announceArrival(courseId: string): void {
  useArrival.setState({ courseId })
}

/** Brings the card around an element into sight when its course has just been imported. */
export function useArrivalInSight(courseId: string, inside: RefObject<HTMLElement | null>): void {
  const arrived = useArrival((arrival) => arrival.courseId === courseId)
  useEffect(() => {
    if (!arrived) return
    // At once: cards that are still loading would change the way of a slow movement.
    inside.current?.closest('article')?.scrollIntoView({ block: 'start' })
    useArrival.setState({}, true)
  }, [arrived, inside])
}
