import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Piece, PieceLength, TimedPiece } from './plan.ts'
import { minutesOfRole } from './target-length.ts'

const factors: Readonly<Record<PieceLength, number>> = { short: 0.7, normal: 1, long: 1.4 }

/** The pieces with their numbers and their shares of the minutes. */
export function shareMinutes(
  pieces: readonly Piece[],
  minutes: number,
  format: Format,
): readonly TimedPiece[] {
  const weights = pieces.map(({ role, length }) => minutesOfRole[format][role] * factors[length])
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return pieces.map((piece, at) => ({
    ...piece,
    number: at + 1,
    minutes: ((weights[at] ?? 0) / all) * minutes,
  }))
}
