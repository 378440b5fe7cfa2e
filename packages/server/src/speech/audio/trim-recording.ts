/** Sound is looked at in steps of so many seconds. */
const step = 0.01
/** So much fainter than its loud parts is no speech: 32 dB. A microphone hears the room, so silence is never still. */
const faint = 10 ** (-32 / 20)
/** What is fainter than this (-50 dBFS) is the room, and no speech, however still the rest is. */
const still = 10 ** (-50 / 20)
/** A click of a key is shorter than speech: so many loud steps of `among` make speech. */
const enough = 4
const among = 6
/** So much stays around speech, in seconds: breath, and consonants that begin and end faintly. */
const margin = { before: 0.12, after: 0.2 }

/** A part of a sound, in samples. */
export interface SpokenStretch {
  readonly start: number
  readonly end: number
}

/** From where to where something is said in a recording; undefined where nothing is. */
export function spokenStretch(samples: Float32Array, sampleRate: number): SpokenStretch | undefined {
  const length = Math.max(1, Math.round(sampleRate * step))
  const levels = levelsOf(samples, length)
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(levels.length * 0.95)] ?? 0
  const isLoud = levels.map((level) => level > Math.max(loud * faint, still))
  const first = isLoud.findIndex((_, at) => isLoud[at] && isSpeech(isLoud.slice(at, at + among)))
  if (first === -1) return undefined
  const last = isLoud.findLastIndex(
    (_, at) => isLoud[at] && isSpeech(isLoud.slice(Math.max(0, at - among + 1), at + 1)),
  )
  return {
    start: Math.max(0, first * length - Math.round(margin.before * sampleRate)),
    end: Math.min(samples.length, (last + 1) * length + Math.round(margin.after * sampleRate)),
  }
}

function isSpeech(steps: readonly boolean[]): boolean {
  return steps.filter(Boolean).length >= enough
}

/** The root mean square of each step. */
function levelsOf(samples: Float32Array, length: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, index) => {
    const piece = samples.subarray(index * length, (index + 1) * length)
    let power = 0
    for (const sample of piece) power += sample * sample
    return Math.sqrt(power / piece.length)
  })
}
