import type { Material } from '../planning/material.ts'
import type { TimedPart } from '../planning/plan.ts'

/**
 * Neighbouring parts that one call writes: at most `most`, and no more text of the page than `budget` characters. Groups
 * have similar lengths, so that calls take similar times.
 */
export function groupParts(
  parts: readonly TimedPart[],
  { size }: Pick<Material, 'size'>,
  { most, budget }: { most: number; budget: number },
): readonly (readonly TimedPart[])[] {
  const even = Math.ceil(parts.length / Math.max(1, Math.ceil(parts.length / most)))
  const groups: TimedPart[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    const blocks = last?.flatMap((one) => one.blocks) ?? []
    const fits = size([...new Set([...blocks, ...part.blocks])]) <= budget
    if (last && last.length < even && fits) last.push(part)
    else groups.push([part])
  }
  return groups
}
