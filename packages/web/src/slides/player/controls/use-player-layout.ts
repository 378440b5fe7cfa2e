import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The layout of a player. `over`: controls in two rows over the slide. `row`: controls in one row, if the player is low.
 * `upright`: all controls are below the slide, if the player is narrow.
 */
export type PlayerLayout = 'over' | 'row' | 'upright'

const narrow = 640
const low = 440

export function layoutFor(width: number, height: number): PlayerLayout {
  if (width < narrow && height > width) return 'upright'
  return height < low ? 'row' : 'over'
}

/** The layout that fits the current size of an element, unless the page around the player has chosen one. */
export function usePlayerLayout(element: RefObject<HTMLElement | null>, chosen?: PlayerLayout): PlayerLayout {
  const [layout, setLayout] = useState<PlayerLayout>('over')
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth, clientHeight } = measured
      // An element that is not displayed has no size.
      if (clientWidth > 0 && clientHeight > 0) setLayout(layoutFor(clientWidth, clientHeight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return chosen ?? layout
}
