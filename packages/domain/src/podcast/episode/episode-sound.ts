import { episodeFrameMs } from './episode-plan.ts'

/** A short synthesized sound at the start or the end of an episode. */
export interface EpisodeSound {
  readonly id: string
  /** Display name in the menu. */
  readonly label: string
  /** A multiple of `episodeFrameMs`. The sound has faded by then. */
  readonly durationMs: number
  /** The amplitude, between -1 and 1, at a time in seconds from the start. */
  readonly at: (seconds: number) => number
}

/** Silence before the sound. Encoders add silence before their output, which replaces a part of this. */
const leadMs = episodeFrameMs

/** The samples of a sound. */
export function renderSound({ durationMs, at }: EpisodeSound, sampleRate: number): Float32Array<ArrayBuffer> {
  const lead = (leadMs * sampleRate) / 1000
  return Float32Array.from({ length: (durationMs * sampleRate) / 1000 }, (_, sample) =>
    sample < lead ? 0 : at((sample - lead) / sampleRate),
  )
}

/**
 * A struck tone with a frequency in hertz and a start time. `decay` is the number of seconds in which it fades to a
 * third.
 */
export function struck(frequency: number, moment: number, decay: number) {
  return (seconds: number): number => {
    const since = seconds - moment
    if (since < 0) return 0
    return Math.min(1, since / 0.005) * Math.exp(-since / decay) * Math.sin(2 * Math.PI * frequency * since)
  }
}
