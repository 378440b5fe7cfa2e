import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The layout of a player. `over`: controls in two rows over the slide. `row`: controls in one row, if the player is low:
 * over the slide while it plays, and below it while the learner reads.
 * `upright`: all controls are below the slide, if the player is narrow. `below`: the same controls as `over`, below the
 * slide, where an author checks the whole slide.
 */
export type PlayerLayout = 'over' | 'row' | 'upright' | 'below'

const narrow = 640
const low = 440
/** Below this height, two rows of controls below the slide would leave too little of it. */
const lowest = 300

export function layoutFor(width: number, height: number, isBelow = false): PlayerLayout {
  if (width < narrow && height > width) return 'upright'
  if (isBelow && height >= lowest) return 'below'
  return height < low ? 'row' : 'over'
}

/**
 * The layout that fits the current size of an element, unless the page around the player has chosen one. `below` is only a
 * preference, because a low player has no space for it.
 */
export function usePlayerLayout(element: RefObject<HTMLElement | null>, chosen?: PlayerLayout): PlayerLayout {
  const isBelow = chosen === 'below'
  const [layout, setLayout] = useState<PlayerLayout>('over')
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth, clientHeight } = measured
      // An element that is not displayed has no size.
      if (clientWidth > 0 && clientHeight > 0) setLayout(layoutFor(clientWidth, clientHeight, isBelow))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, isBelow])
  return isBelow ? layout : (chosen ?? layout)
}
