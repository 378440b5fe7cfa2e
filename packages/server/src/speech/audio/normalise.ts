import { integratedLoudness } from './loudness.ts'
import { limit } from './limit.ts'

/** Brings sound to a loudness (LUFS), and its peaks to where the true peak of the finished MP3 stays below -1 dBTP. */
export function normalise(samples: Float32Array, sampleRate: number, loudness = -16): Float32Array {
  const measured = integratedLoudness(samples, sampleRate)
  if (!Number.isFinite(measured)) return samples
  const gain = Math.min(decibels(loudness - measured), mostGain)
  return limit(amplified(samples, gain), sampleRate, ceiling)
}

function amplified(samples: Float32Array, gain: number): Float32Array {
  const louder = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) louder[i] = (samples[i] ?? 0) * gain
  return louder
}

function decibels(level: number): number {
  return 10 ** (level / 20)
}

/** Sound fainter than any voice (hiss, a hum) is not blown up to a roar. */
const mostGain = decibels(40)

/** Room for what lies between the samples and for what the encoder adds. */
const ceiling = decibels(-2.5)
