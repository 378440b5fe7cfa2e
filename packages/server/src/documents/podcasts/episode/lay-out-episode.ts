import { episodeFrameMs } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { episodeFrameBytes, silentFrames } from '../../../audio/speech/audio/episode-frames.ts'
import { infoFrame } from '../../../audio/speech/audio/mp3/mp3-info-frame.ts'
import type { Part, StoredPart } from './joined-file.ts'

/** A clip and the time, in milliseconds, at which its content starts: a multiple of `episodeFrameMs`. */
export interface PlacedClip {
  readonly startMs: number
  readonly clip: StoredPart
}

/**
 * The sound of an episode: an Info frame, and the clips in their places with silence between them. A clip that is
 * longer than the plan says is cut off by the next one. The parts have `soundBytes(durationMs)` bytes in total.
 */
export function layOutEpisode(clips: readonly PlacedClip[], durationMs: number): Part[] {
  const total = durationMs / episodeFrameMs
  const parts: Part[] = [infoFrame(silentFrames(1), { frames: total, bytes: total * episodeFrameBytes })]
  const addSilence = (frames: number) => frames > 0 && parts.push({ silence: frames })
  let at = 0
  clips.forEach(({ startMs, clip }, index) => {
    const next = clips[index + 1]
    const first = firstFrame(startMs)
    const room = (next ? firstFrame(next.startMs) : total) - first
    const length = Math.min(room * episodeFrameBytes, clip.length)
    addSilence(first - at)
    parts.push({ filename: clip.filename, length })
    at = first + length / episodeFrameBytes
  })
  addSilence(total - at)
  return parts
}

/** The length of an episode's sound. Clips do not change it, because they replace silence. */
export function soundBytes(durationMs: number): number {
  const infoFrames = 1
  return (infoFrames + durationMs / episodeFrameMs) * episodeFrameBytes
}

/** A clip has one frame before the time at which it is heard. */
function firstFrame(startMs: number): number {
  return startMs / episodeFrameMs - 1
}
