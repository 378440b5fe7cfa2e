import { useEffect, useState } from 'react'
import type { Box } from './place-beside.ts'

/** Pixels. The height of the bar of the course list, and a small distance. */
const topBarSpace = 68

/**
 * The box of the target of a step; undefined while the target is not on the screen. The hook scrolls the target once to
 * the top, below the bar, so that a low viewport has space for the card below it.
 */
export function useTargetBox(targets: readonly string[]): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    const find = () => findTarget(targets)
    const first = find()
    if (first) window.scrollBy({ top: first.getBoundingClientRect().top - topBarSpace, behavior: 'instant' })
    const updateBox = () => {
      const next = find()?.getBoundingClientRect()
      setBox((before) => (next && before && isSame(next, before) ? before : next && boxOf(next)))
    }
    updateBox()
    // The target moves without an event, when lists load, banners appear and rows open.
    const timer = setInterval(updateBox, 250)
    window.addEventListener('scroll', updateBox, { capture: true, passive: true })
    window.addEventListener('resize', updateBox)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', updateBox, { capture: true })
      window.removeEventListener('resize', updateBox)
    }
  }, [targets])
  return box
}

function findTarget(targets: readonly string[]): Element | undefined {
  for (const target of targets) {
    const found = [...document.querySelectorAll(`[data-tour="${target}"]`)].find((one) =>
      one.checkVisibility(),
    )
    if (found) return found
  }
  return undefined
}

function boxOf({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height }
}

function isSame(one: Box, other: Box): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  )
}
