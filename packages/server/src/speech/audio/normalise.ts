import { limit } from './limit.ts'
import { integratedLoudness } from './loudness.ts'

/**
 * Brings sound to a loudness (LUFS), and its peaks to where the true peak of the finished MP3 stays below -1 dBTP. What
 * the limiter takes away from sound with high peaks is given back, in one more turn.
 */
export function normalise(samples: Float32Array, sampleRate: number, loudness = -16): Float32Array {
  const missing = loudness - integratedLoudness(samples, sampleRate)
  if (!Number.isFinite(missing)) return samples
  const gain = Math.min(missing, mostGain)
  const once = limit(amplified(samples, gain), sampleRate, ceiling)
  const lost = loudness - integratedLoudness(once, sampleRate)
  if (gain < missing || lost < tolerance) return once
  return limit(amplified(samples, gain + lost), sampleRate, ceiling)
}

function amplified(samples: Float32Array, decibels: number): Float32Array {
  const factor = fromDecibels(decibels)
  const louder = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) louder[i] = (samples[i] ?? 0) * factor
  return louder
}

function fromDecibels(level: number): number {
  return 10 ** (level / 20)
}

/** Sound fainter than any voice (hiss, a hum) is not blown up to a roar. */
const mostGain = 40

/** Highest sample of finished sound. Leaves room for peaks between samples and for what the encoder adds. */
export const ceiling = fromDecibels(-3)

/** In LU: less is not heard. */
const tolerance = 0.5
