import type { Format } from '../courses/format.ts'
import type { AudioGap } from './job.ts'

const partNames = {
  slideshow: ['silent slide', 'silent slides'],
  podcast: ['silent line', 'silent lines'],
} as const

/** '3 silent slides', '1 silent line'. */
export function silentParts(format: Format, count: number): string {
  const [one, several] = partNames[format]
  return `${count} ${count === 1 ? one : several}`
}

/** Number of parts without audio, for any reason. */
export function countSilentParts(gaps: readonly AudioGap[]): number {
  return gaps.reduce((sum, { parts }) => sum + parts.length, 0)
}
