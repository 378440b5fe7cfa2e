import { episodeFrameMs } from './episode-plan.ts'

/** A short sound that opens or closes an episode, made by us. */
export interface EpisodeSound {
  readonly id: string
  /** As the author chooses it. */
  readonly label: string
  /** A multiple of `episodeFrameMs`; the sound has died away by then. */
  readonly durationMs: number
  /** The sound itself: how far the air is moved, between -1 and 1, so many seconds after it began. */
  readonly at: (seconds: number) => number
}

/** Silence before the sound: some of what an encoder puts in front of all that it encodes takes its place. */
const leadMs = episodeFrameMs

/** The samples of a sound. */
export function renderSound({ durationMs, at }: EpisodeSound, sampleRate: number): Float32Array<ArrayBuffer> {
  const lead = (leadMs * sampleRate) / 1000
  return Float32Array.from({ length: (durationMs * sampleRate) / 1000 }, (_, sample) =>
    sample < lead ? 0 : at((sample - lead) / sampleRate),
  )
}

/** A tone of a frequency (hertz) that is struck at a moment and dies away; `decay` is how many seconds it takes to fade to a third. */
export function struck(frequency: number, moment: number, decay: number) {
  return (seconds: number): number => {
    const since = seconds - moment
    if (since < 0) return 0
    return Math.min(1, since / 0.005) * Math.exp(-since / decay) * Math.sin(2 * Math.PI * frequency * since)
  }
}
