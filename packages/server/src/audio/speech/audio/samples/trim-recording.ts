/** Resolution of the analysis in seconds. */
const step = 0.01
/**
 * Level below the loud parts that is no speech: -32 dB. A microphone records room noise, so pauses are never silent.
 */
const faint = 10 ** (-32 / 20)
/** Sound below this level (-50 dBFS) is room noise, even if the rest is quieter. */
const still = 10 ** (-50 / 20)
/** The click of a key is shorter than speech: at least `speechSteps` loud steps of `checkedSteps` are speech. */
const speechSteps = 4
const checkedSteps = 6
/** Margin kept around speech, in seconds: for breath, and for faint consonants at the ends. */
const margin = { before: 0.12, after: 0.2 }

/** A part of a sound, in samples. */
export interface SpokenStretch {
  readonly start: number
  readonly end: number
}

/** The part of a recording with speech; undefined if there is none. */
export function spokenStretch(samples: Float32Array, sampleRate: number): SpokenStretch | undefined {
  const length = Math.max(1, Math.round(sampleRate * step))
  const levels = levelsOf(samples, length)
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(levels.length * 0.95)] ?? 0
  const isLoud = levels.map((level) => level > Math.max(loud * faint, still))
  const first = isLoud.findIndex((_, at) => isLoud[at] && isSpeech(isLoud.slice(at, at + checkedSteps)))
  if (first === -1) return undefined
  const last = isLoud.findLastIndex(
    (_, at) => isLoud[at] && isSpeech(isLoud.slice(Math.max(0, at - checkedSteps + 1), at + 1)),
  )
  return {
    start: Math.max(0, first * length - Math.round(margin.before * sampleRate)),
    end: Math.min(samples.length, (last + 1) * length + Math.round(margin.after * sampleRate)),
  }
}

function isSpeech(steps: readonly boolean[]): boolean {
  return steps.filter(Boolean).length >= speechSteps
}

/** The root mean square of each step. */
function levelsOf(samples: Float32Array, length: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, index) => {
    const frame = samples.subarray(index * length, (index + 1) * length)
    let power = 0
    for (const sample of frame) power += sample * sample
    return Math.sqrt(power / frame.length)
  })
}
