import { turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

/** ALEX's share of the words: the aim, and how far from it a conversation is good enough. */
const aim = { share: 0.65, enough: 0.03 }
/** How much earlier, or later, JAMIE says more. */
const steps = [0.04, 0.08, 0.14, 0.22, 0.3]

/**
 * The first conversation in which ALEX has about the wished share of the words, otherwise the nearest to it. Where a page
 * gives JAMIE little to say, JAMIE starts earlier.
 */
export function withBalancedShares<Part extends { readonly turns: readonly Turn[] }>(
  write: (shift: number) => readonly Part[],
): readonly Part[] {
  let best = write(0)
  let distance = distanceOf(best)
  const sign = shareOf(best) > aim.share ? -1 : 1
  for (const step of steps) {
    if (distance <= aim.enough) break
    const next = write(sign * step)
    if (distanceOf(next) < distance) [best, distance] = [next, distanceOf(next)]
  }
  return best
}

function distanceOf(parts: readonly { readonly turns: readonly Turn[] }[]): number {
  return Math.abs(shareOf(parts) - aim.share)
}

function shareOf(parts: readonly { readonly turns: readonly Turn[] }[]): number {
  const turns = parts.flatMap((part) => part.turns)
  const words = (some: readonly Turn[]) => some.reduce((sum, turn) => sum + turnWords(turn), 0)
  return words(turns.filter(({ speaker }) => speaker === 'ALEX')) / Math.max(1, words(turns))
}
