import type { PartFigures } from '@lectern/domain/api/learners/insights.ts'

/** A part in the chart of where visits leave. */
export interface RetentionStep extends PartFigures {
  /** From 1. */
  readonly number: number
  /** Visits that go on after it. */
  readonly goOn: number
}

/**
 * The visits that go on after each part: those that finish, and those that leave later. Counted from the end, because visits
 * that left before the first part, or at a part that was removed since, left at none of these parts.
 */
export function retentionSteps(completions: number, parts: readonly PartFigures[]): RetentionStep[] {
  let goOn = completions
  const fromEnd = parts.toReversed().map((part, index) => {
    const step = { ...part, number: parts.length - index, goOn }
    goOn += part.left
    return step
  })
  return fromEnd.toReversed()
}

/** Visits that started and left at none of the parts: before the first one, or at one that was removed since. */
export function countLeftElsewhere(starts: number, steps: readonly RetentionStep[]): number {
  const [first] = steps
  return first ? Math.max(0, starts - first.goOn - first.left) : 0
}

/** The part where most visits leave. Undefined if none leaves. The last part does not count: nothing comes after it. */
export function largestDrop(steps: readonly RetentionStep[]): RetentionStep | undefined {
  return steps
    .slice(0, -1)
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => other.left - one.left)[0]
}
