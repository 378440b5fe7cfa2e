/**
 * Converts sound to another sample rate with a windowed sinc (Hann, 16 zero crossings per side), which also removes
 * frequencies above the new limit. Returns the same array if the rates are equal.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const { weights, reach, taps } = kernelsBetween(from, to)
  // With silence on both sides, every kernel is within the sound.
  const padded = new Float32Array(samples.length + 2 * taps)
  padded.set(samples, reach)
  const output = new Float32Array(Math.round((samples.length * to) / from))
  for (let i = 0; i < output.length; i++) {
    const first = Math.floor((i * from) / to)
    const kernel = weights[i % weights.length]
    output[i] = kernel ? weightedSum(padded, first, kernel) : (padded[first + reach] ?? 0)
  }
  return output
}

/** Four sums instead of one: each addition would wait for the previous one. */
function weightedSum(samples: Float32Array, first: number, weights: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let tap = 0; tap < weights.length; tap += 4) {
    a += (samples[first + tap] ?? 0) * (weights[tap] ?? 0)
    b += (samples[first + tap + 1] ?? 0) * (weights[tap + 1] ?? 0)
    c += (samples[first + tap + 2] ?? 0) * (weights[tap + 2] ?? 0)
    d += (samples[first + tap + 3] ?? 0) * (weights[tap + 3] ?? 0)
  }
  return a + b + c + d
}

interface Kernels {
  /**
   * The weights of the samples around an output sample, starting `reach` before the sample at or before its position.
   * Undefined if the output sample is exactly the sample at its position.
   */
  readonly weights: readonly (Float32Array | undefined)[]
  readonly reach: number
  /** Number of weights in a kernel, a multiple of 4. */
  readonly taps: number
}

/** Output samples have only a few different positions between input samples: the weights of each are cached. */
const known = new Map<string, Kernels>()

function kernelsBetween(from: number, to: number): Kernels {
  const key = `${from} ${to}`
  const kernels = known.get(key) ?? makeKernels(from, to)
  known.set(key, kernels)
  return kernels
}

function makeKernels(from: number, to: number): Kernels {
  const cutoff = Math.min(1, to / from)
  const width = 16 / cutoff
  const reach = Math.ceil(width)
  const taps = Math.ceil((2 * reach + 2) / 4) * 4
  const ways = to / greatestCommonDivisor(from, to)
  const weights = Array.from({ length: ways }, (_, way) => {
    const offset = ((way * from) / to) % 1
    if (offset === 0 && cutoff === 1) return undefined
    const kernel = new Float32Array(taps)
    return kernel.map((_weight, tap) => weightAt(tap - reach - offset, width, cutoff))
  })
  return { weights, reach, taps }
}

function weightAt(distance: number, width: number, cutoff: number): number {
  if (Math.abs(distance) > width) return 0
  return (0.5 + 0.5 * Math.cos((Math.PI * distance) / width)) * cutoff * sinc(distance * cutoff)
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
