import { between, easeInOut } from '../easing.ts'
import { matchParts } from '../matched-parts.ts'
import type { Box, Transition } from '../transition.ts'

/**
 * Parts of both slides move and grow from their old place to their new one. The rest of the old slide fades into the
 * new one.
 */
export const morphTransition: Transition = {
  entering: (progress) => ({ opacity: easeInOut(between(progress, 0.15, 0.85)) }),
  // Stays opaque below, so that nothing shines through both slides in the middle.
  leaving: () => ({}),
  match: matchParts,
  parts(progress, from, to) {
    const way = easeInOut(progress)
    const now = {
      x: from.x + (to.x - from.x) * way,
      y: from.y + (to.y - from.y) * way,
      height: from.height + (to.height - from.height) * way,
    }
    return {
      entering: { transform: moved(to, now) },
      leaving: { transform: moved(from, now), opacity: 1 - between(progress, 0.3, 0.8) },
    }
  },
  lonePart: (progress) => ({
    opacity: 1 - between(progress, 0, 0.5),
    filter: `blur(${12 * between(progress, 0, 0.5)}px)`,
    transform: `scale(${1 - 0.12 * easeInOut(progress)})`,
  }),
}

function moved(box: Box, now: Omit<Box, 'width'>): string {
  const scale = box.height > 0 ? Math.max(0.5, Math.min(2, now.height / box.height)) : 1
  // From the middle, where a transform has its origin, to the middle that keeps the top left corner in place.
  const x = now.x - box.x + ((scale - 1) * box.width) / 2
  const y = now.y - box.y + ((scale - 1) * box.height) / 2
  return `translate(${x}px, ${y}px) scale(${scale})`
}
