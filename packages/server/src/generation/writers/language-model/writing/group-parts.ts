import type { Material } from '../planning/material.ts'
import type { TimedPiece } from '../planning/plan.ts'

/**
 * Neighbouring pieces that one call writes: at most `most`, and no more text of the page than `budget` characters. Groups
 * have similar lengths, so that calls take similar times.
 */
export function groupPieces(
  pieces: readonly TimedPiece[],
  { size }: Pick<Material, 'size'>,
  { most, budget }: { most: number; budget: number },
): readonly (readonly TimedPiece[])[] {
  const even = Math.ceil(pieces.length / Math.max(1, Math.ceil(pieces.length / most)))
  const groups: TimedPiece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const blocks = last?.flatMap((one) => one.blocks) ?? []
    const fits = size([...new Set([...blocks, ...piece.blocks])]) <= budget
    if (last && last.length < even && fits) last.push(piece)
    else groups.push([piece])
  }
  return groups
}
