import { sum } from '@lectern/domain/numbers/sum.ts'
import type { Biquad } from './biquad.ts'

/**
 * Integrated loudness of mono sound in LUFS, by ITU-R BS.1770-4: K-weighting, blocks of 400 ms every 100 ms, gates at
 * -70 LUFS and at 10 LU below the mean of what passed the first. Minus infinity for silence. Sound shorter than a block
 * is measured as one.
 */
export function integratedLoudness(samples: Float32Array, sampleRate: number): number {
  const blocks = blockPowers(samples, sampleRate)
  const audible = blocks.filter((power) => loudnessOf(power) > -70)
  const gate = loudnessOf(mean(audible)) - 10
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)))
}

function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length ? sum(values) / values.length : 0
}

/** Mean squares of blocks of four hops of weighted sound, one block per hop. */
function blockPowers(samples: Float32Array, sampleRate: number): number[] {
  const hop = Math.round(sampleRate / 10)
  const hops = weightedPowers(samples, sampleRate, hop)
  if (samples.length < hop * 4) return [sum(hops) / Math.max(1, samples.length)]
  const whole = hops.slice(0, Math.floor(samples.length / hop))
  return whole.slice(3).map((_, index) => sum(whole.slice(index, index + 4)) / (hop * 4))
}

/**
 * The sum of squares of each hop after K-weighting. Both filters run in one loop: the loudness is measured twice for
 * each piece of audio, and arrays between the steps would double its time.
 */
function weightedPowers(samples: Float32Array, sampleRate: number, hop: number): number[] {
  const { b0, b1, b2, a1, a2 } = headShelf(sampleRate)
  const rumble = rumbleFilter(sampleRate)
  const powers: number[] = []
  // Earlier values: of the sound, after the first filter, after the second filter.
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0]
  for (let start = 0; start < samples.length; start += hop) {
    const end = Math.min(start + hop, samples.length)
    let power = 0
    for (let i = start; i < end; i++) {
      const x = samples[i] ?? 0
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      const z = y - 2 * y1 + y2 - rumble.a1 * z1 - rumble.a2 * z2
      power += z * z
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
    }
    powers.push(power)
  }
  return powers
}

/**
 * The two filters of K-weighting. The standard tabulates them at 48 kHz. These are the analogue filters behind the
 * tables, converted to any rate by the bilinear transform, as EBU Tech 3341 and libebur128 do.
 */
function headShelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** The filter that removes rumble. Its other coefficients are 1, -2 and 1. */
function rumbleFilter(sampleRate: number): Pick<Biquad, 'a1' | 'a2'> {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
