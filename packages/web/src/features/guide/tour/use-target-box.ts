import { useEffect, useState } from 'react'
import type { Box } from './place-beside.ts'

/** Pixels: the bar of the course list and a little more. */
const belowBar = 68

/**
 * Where the target of a step is on the screen, as long as it is there. It is scrolled to the top once, below the bar,
 * so that a low viewport has room for the card under it.
 */
export function useTargetBox(targets: readonly string[]): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    const find = () => findTarget(targets)
    const first = find()
    if (first) window.scrollBy({ top: first.getBoundingClientRect().top - belowBar, behavior: 'instant' })
    const look = () => {
      const next = find()?.getBoundingClientRect()
      setBox((before) => (next && before && isSame(next, before) ? before : next && boxOf(next)))
    }
    look()
    // Lists load, banners come and rows open: the target moves without any event of its own.
    const timer = setInterval(look, 250)
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
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
