import type { Format } from '@lectern/domain/courses/formats.ts'
import type { PlannedPart, PartLength, TimedPart } from './plan.ts'
import { minutesOfRole } from './target-length.ts'

const factors: Readonly<Record<PartLength, number>> = { short: 0.7, normal: 1, long: 1.4 }

/** The parts with their numbers and their shares of the minutes. */
export function shareMinutes(
  parts: readonly PlannedPart[],
  minutes: number,
  format: Format,
): readonly TimedPart[] {
  const weights = parts.map(({ role, length }) => minutesOfRole[format][role] * factors[length])
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return parts.map((part, at) => ({
    ...part,
    number: at + 1,
    minutes: ((weights[at] ?? 0) / all) * minutes,
  }))
}
