import type { PartFigures } from '@lectern/domain/api/learners/insights.ts'

/** A part in the chart of where visits leave. */
export interface Step extends PartFigures {
  /** From 1. */
  readonly number: number
  /** Visits that go on after it. */
  readonly goOn: number
}

/** The visits that go on after each part. They start with all visits, and end with those that finish. */
export function stepsOf(starts: number, parts: readonly PartFigures[]): Step[] {
  let goOn = starts
  return parts.map((part, index) => {
    goOn = Math.max(0, goOn - part.left)
    return { ...part, number: index + 1, goOn }
  })
}

/** The part where most visits leave. Undefined if none leaves. The last part does not count: nothing comes after it. */
export function largestFall(steps: readonly Step[]): Step | undefined {
  return steps
    .slice(0, -1)
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => other.left - one.left)[0]
}
