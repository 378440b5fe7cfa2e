/** How loud the author speaks. */
export type LevelName = 'quiet' | 'good' | 'loud'

export interface SoundLevel {
  /** From 0 (nothing, -60 dBFS) to 1 (full). */
  readonly value: number
  readonly name: LevelName
}

export const silence: SoundLevel = { value: 0, name: 'quiet' }

/** The level is good from `goodFrom` and too loud from `loudFrom`, as shares of the meter. */
export const goodFrom = 0.42
export const loudFrom = 0.93

/** How long a peak counts, in milliseconds, so that the name does not flicker between syllables. */
const peakMs = 1200

/** Follows the level: rises immediately and falls slowly. The name is that of the loudest recent moment. */
export function createLevelFollower(now: () => number = Date.now) {
  let value = 0
  let loudest = { value: 0, at: -Infinity }
  return {
    /** The level after these samples. */
    hear(samples: Float32Array): SoundLevel {
      let peak = 0
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
      const heard = shareOf(peak)
      value = Math.max(heard, value - 0.04)
      if (heard >= loudest.value || now() - loudest.at > peakMs) loudest = { value: heard, at: now() }
      return { value, name: nameOf(loudest.value) }
    },
  }
}

function nameOf(value: number): LevelName {
  if (value >= loudFrom) return 'loud'
  return value >= goodFrom ? 'good' : 'quiet'
}

/** A peak as a share of the meter, which starts at -60 dBFS. */
function shareOf(peak: number): number {
  return peak === 0 ? 0 : Math.max(0, Math.min(1, 1 + (20 * Math.log10(peak)) / 60))
}
