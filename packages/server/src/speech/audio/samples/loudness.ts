import { filter, type Biquad } from './biquad.ts'

/**
 * Integrated loudness of mono sound in LUFS, by ITU-R BS.1770-4: K-weighting, blocks of 400 ms every 100 ms, gates at
 * -70 LUFS and at 10 LU below the mean of what passed the first. Minus infinity for silence. Sound shorter than a block
 * is measured as one.
 */
export function integratedLoudness(samples: Float32Array, sampleRate: number): number {
  const weighted = filter(filter(samples, headShelf(sampleRate)), rumbleFilter(sampleRate))
  const blocks = blockPowers(weighted, Math.round(sampleRate / 10))
  const audible = blocks.filter((power) => loudnessOf(power) > -70)
  const gate = loudnessOf(mean(audible)) - 10
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)))
}

function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}

/** Mean squares of blocks of four hops, one block per hop. */
function blockPowers(samples: Float32Array, hop: number): number[] {
  if (samples.length < hop * 4)
    return [sumOfSquares(samples, 0, samples.length) / Math.max(1, samples.length)]
  const hops = Array.from({ length: Math.floor(samples.length / hop) }, (_, index) =>
    sumOfSquares(samples, index * hop, (index + 1) * hop),
  )
  return hops.slice(3).map((last, index) => (mean(hops.slice(index, index + 3)) * 3 + last) / (hop * 4))
}

function sumOfSquares(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2
  return sum
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

function rumbleFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
