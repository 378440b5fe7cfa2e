import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The layout of a player. `over`: controls in two rows over the slide. `row`: controls in one row, if the player is low:
 * over the slide while it plays, and below it while the learner reads. A player of middle height has it only while the
 * learner reads.
 * `upright`: all controls are below the slide, if the player is narrow. `below`: the same controls as `over`, below the
 * slide, where an author checks the whole slide.
 */
export type PlayerLayout = 'over' | 'row' | 'upright' | 'below'

const narrow = 640
const low = 440
/** In a player below this height, two rows of controls cover text at the bottom of a slide, or options of a quiz. */
const lowToRead = 640
/** Below this height, two rows of controls below the slide would leave too little of it. */
const lowest = 300

export function layoutFor(
  { width, height }: { readonly width: number; readonly height: number },
  { isBelow = false, isReading = false } = {},
): PlayerLayout {
  if (width < narrow && height > width) return 'upright'
  if (isBelow && height >= lowest) return 'below'
  return height < (isReading ? lowToRead : low) ? 'row' : 'over'
}

/**
 * The layout that fits the current size of an element, unless the page around the player has chosen one. `below` is only a
 * preference, because a low player has no space for it.
 * @param isReading Whether the learner reads: the player is paused or shows a quiz.
 */
export function usePlayerLayout(
  element: RefObject<HTMLElement | null>,
  chosen: PlayerLayout | undefined,
  isReading: boolean,
): PlayerLayout {
  const isBelow = chosen === 'below'
  const [layout, setLayout] = useState<PlayerLayout>('over')
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured
      // An element that is not displayed has no size.
      if (width > 0 && height > 0) setLayout(layoutFor({ width, height }, { isBelow, isReading }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, isBelow, isReading])
  return isBelow ? layout : (chosen ?? layout)
}
