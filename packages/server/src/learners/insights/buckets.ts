import { fewestVisits } from '@lectern/domain/api/learners/insights.ts'
import { mondaysBetween } from './weeks.ts'

/** Weeks whose figures are only shown together, as the Mondays of the first and the last one. */
export interface Bucket {
  readonly first: string
  readonly last: string
}

/**
 * Divides weeks into buckets of at least `fewestVisits` counts: a bucket takes week after week until it has them. The
 * buckets depend on all weeks, never on a requested range, so the difference of two ranges consists of whole buckets.
 * The last weeks have no bucket while they have too few counts: adding them to an earlier bucket would show them alone.
 * @param counts Counts by the Monday of their week.
 */
export function bucketsOf(counts: ReadonlyMap<string, number>): Bucket[] {
  const buckets: Bucket[] = []
  let first: string | undefined
  let sum = 0
  for (const [week, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
    if (count === 0) continue
    first ??= week
    sum += count
    if (sum < fewestVisits) continue
    buckets.push({ first, last: week })
    first = undefined
    sum = 0
  }
  return buckets
}

/** The Mondays of the buckets that are completely within a range. */
export function shownWeeks(
  buckets: readonly Bucket[],
  { from, to }: { readonly from: string; readonly to: string },
): ReadonlySet<string> {
  return new Set(
    buckets
      .filter(({ first, last }) => first >= from && last <= to)
      .flatMap(({ first, last }) => mondaysBetween(first, last)),
  )
}
