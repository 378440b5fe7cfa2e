import { applyFrame } from '../motion/frame.ts'
import type { Transition } from '../motion/transition.ts'

/** The elements of a transition: two slides on top of each other, and an empty layer above both. */
export interface TransitionLayers {
  readonly entering: HTMLElement
  readonly leaving: HTMLElement
  readonly over: HTMLElement
}

/** A running transition. */
export interface StagedTransition {
  readonly show: (progress: number) => void
  /** Restores all elements. */
  readonly remove: () => void
}

/** Prepares two slides at rest for a transition. `moves`: parts of the entering slide that have an animation. */
export function stageTransition(
  { entering, leaving, leavesAbove = false, over, pieces, match, parts, lonePart }: Transition,
  layers: TransitionLayers,
  moves: (element: HTMLElement) => boolean = () => false,
): StagedTransition {
  const shards = pieces ? pieces.cut(layers.leaving, layers.over, pieces) : []
  const { matched, alone } = match?.(layers.entering, layers.leaving, moves) ?? { matched: [], alone: [] }
  const touched = [
    ...Object.values(layers),
    ...alone,
    ...matched.flatMap((pair) => [pair.entering.element, pair.leaving.element]),
  ]
  layers.leaving.toggleAttribute('data-above', leavesAbove)
  layers.leaving.toggleAttribute('data-cut', pieces !== undefined)

  return {
    show(progress) {
      applyFrame(layers.entering, entering(progress))
      applyFrame(layers.leaving, leaving(progress))
      if (over) applyFrame(layers.over, over(progress))
      for (const [index, shard] of shards.entries())
        if (pieces) applyFrame(shard, pieces.frame(progress, index))
      for (const pair of matched) {
        const frames = parts?.(progress, pair.leaving.box, pair.entering.box)
        applyFrame(pair.entering.element, frames?.entering ?? {})
        applyFrame(pair.leaving.element, frames?.leaving ?? {})
      }
      for (const element of alone) applyFrame(element, lonePart?.(progress) ?? {})
    },
    remove() {
      for (const element of touched) applyFrame(element, {})
      for (const shard of shards) shard.remove()
      layers.leaving.removeAttribute('data-above')
      layers.leaving.removeAttribute('data-cut')
    },
  }
}
