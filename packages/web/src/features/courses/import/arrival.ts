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
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    inside.current?.closest('article')?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
    useArrival.setState({}, true)
  }, [arrived, inside])
}
