import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** The course that was imported last, until the list has scrolled to it. */
const useImportedCourse = create<{ courseId?: string }>(() => ({}))

export function setImportedCourse(courseId: string): void {
  useImportedCourse.setState({ courseId })
}

/** Scrolls to the card that contains an element when its course was just imported. */
export function useScrollToImported(courseId: string, inside: RefObject<HTMLElement | null>): void {
  const arrived = useImportedCourse((arrival) => arrival.courseId === courseId)
  useEffect(() => {
    if (!arrived) return
    // Without animation, because cards that are still loading would change the target position.
    inside.current?.closest('article')?.scrollIntoView({ block: 'start' })
    useImportedCourse.setState({}, true)
  }, [arrived, inside])
}
