import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How a player is laid out. `over`: a dock of two rows lies over the slide; `row`: one of a single row, where it is low;
 * `upright`: all controls stand below the slide, where it is narrow.
 */
export type PlayerLayout = 'over' | 'row' | 'upright'

const narrow = 640
const low = 440

export function layoutFor(width: number, height: number): PlayerLayout {
  if (width < narrow && height > width) return 'upright'
  return height < low ? 'row' : 'over'
}

/** The layout that fits an element as large as it is now. */
export function usePlayerLayout(element: RefObject<HTMLElement | null>): PlayerLayout {
  const [layout, setLayout] = useState<PlayerLayout>('over')
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth, clientHeight } = measured
      // What is not laid out has no size.
      if (clientWidth > 0 && clientHeight > 0) setLayout(layoutFor(clientWidth, clientHeight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return layout
}
