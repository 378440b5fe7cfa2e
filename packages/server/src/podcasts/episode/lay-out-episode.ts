import { episodeFrameMs } from '@lectern/domain/podcast/episode-plan.ts'
import { episodeFrameBytes, silentFrames } from '../../speech/audio/episode-piece.ts'
import { infoFrame } from '../../speech/audio/mp3-info-frame.ts'
import type { Part, StoredPart } from './joined-file.ts'

/** A piece and the moment, in milliseconds, at which what it holds begins: a multiple of `episodeFrameMs`. */
export interface PlacedPiece {
  readonly startMs: number
  readonly piece: StoredPart
}

/**
 * The sound of an episode: an Info frame, and each piece in its place with silence between. A piece gives way to the one
 * behind it, should it be longer than the plan says.
 */
export function layOutEpisode(pieces: readonly PlacedPiece[], durationMs: number): Part[] {
  const total = durationMs / episodeFrameMs
  const parts: Part[] = [infoFrame(silentFrames(total))]
  let at = 0
  pieces.forEach(({ startMs, piece }, index) => {
    const next = pieces[index + 1]
    const first = firstFrame(startMs)
    const room = (next ? firstFrame(next.startMs) : total) - first
    const length = Math.min(room * episodeFrameBytes, piece.length)
    parts.push(silentFrames(first - at), { filename: piece.filename, length })
    at = first + length / episodeFrameBytes
  })
  return [...parts, silentFrames(total - at)]
}

/** A piece has one frame before the moment at which it is heard. */
function firstFrame(startMs: number): number {
  return startMs / episodeFrameMs - 1
}
