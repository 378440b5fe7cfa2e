import { turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

/**
 * How much JAMIE says: `shift` changes ALEX's shares above which JAMIE says more (with less, JAMIE says more), and `boldness` is
 * what JAMIE may state before ALEX has said it: 0 for what follows in a paragraph, 1 also for what a paragraph begins with, and for the
 * goals of the page, 2 also for what has fewer words that ALEX has said.
 */
export interface Talkativeness {
  readonly shift: number
  readonly boldness: 0 | 1 | 2
}

/** ALEX's share of the words: the aim, how far from it a conversation is good enough, and the most before JAMIE gets bolder. */
const aim = { share: 0.65, enough: 0.03, most: 0.695 }
/** How much earlier, or later, JAMIE says more. */
const steps = [0.04, 0.08, 0.14, 0.22, 0.3]
/** Bolder conversations start with a clear step. */
const boldSteps = [0.04, 0.14, 0.3]

/**
 * The first conversation in which ALEX has about the wished share of the words, otherwise the nearest to it. Where a page
 * gives JAMIE little to say, JAMIE starts earlier, and states more only if that is not enough.
 */
export function withBalancedShares<Part extends { readonly turns: readonly Turn[] }>(
  write: (talkativeness: Talkativeness) => readonly Part[],
): readonly Part[] {
  let best = write({ shift: 0, boldness: 0 })
  let distance = distanceOf(best)
  const sign = shareOfAlex(best) > aim.share ? -1 : 1
  const attempt = (shift: number, boldness: Talkativeness['boldness']) => {
    const next = write({ shift: sign * shift, boldness })
    if (distanceOf(next) < distance) [best, distance] = [next, distanceOf(next)]
  }
  for (const step of steps) if (distance > aim.enough) attempt(step, 0)
  for (const boldness of [1, 2] as const)
    for (const step of boldSteps) if (shareOfAlex(best) > aim.most) attempt(step, boldness)
  return best
}

function distanceOf(parts: readonly { readonly turns: readonly Turn[] }[]): number {
  return Math.abs(shareOfAlex(parts) - aim.share)
}

function shareOfAlex(parts: readonly { readonly turns: readonly Turn[] }[]): number {
  const turns = parts.flatMap((part) => part.turns)
  const words = (some: readonly Turn[]) => some.reduce((sum, turn) => sum + turnWords(turn), 0)
  return words(turns.filter(({ speaker }) => speaker === 'ALEX')) / Math.max(1, words(turns))
}

/** The lengths of an episode without wished minutes, as shares of the usual one. */
const shorter = [0.85, 0.7]

/** The episode of the usual length, or a shorter one: JAMIE's questions run out in a long episode, and ALEX would speak alone. */
export function withoutMonologue<
  Episode extends { readonly parts: readonly { readonly turns: readonly Turn[] }[] },
>(write: (scale: number) => Episode): Episode {
  let best = write(1)
  for (const scale of shorter) {
    if (shareOfAlex(best.parts) <= aim.most) break
    const next = write(scale)
    if (shareOfAlex(next.parts) < shareOfAlex(best.parts)) best = next
  }
  return best
}
