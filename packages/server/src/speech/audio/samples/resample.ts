/**
 * Converts sound to another sample rate with a windowed sinc (Hann, 16 zero crossings per side), which also removes
 * frequencies above the new limit. Returns the same array if the rates are equal.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const kernels = kernelsBetween(from, to)
  const reach = kernels.reach
  const output = new Float32Array(Math.round((samples.length * to) / from))
  for (let i = 0; i < output.length; i++) {
    const centre = Math.floor((i * from) / to)
    const kernel = kernels.weights[i % kernels.weights.length] ?? nothing
    const first = centre - reach
    const last = Math.min(samples.length - 1, centre + reach + 1)
    let sum = 0
    for (let j = Math.max(0, first); j <= last; j++) sum += (samples[j] ?? 0) * (kernel[j - first] ?? 0)
    output[i] = sum
  }
  return output
}

const nothing = new Float32Array()

interface Kernels {
  /**
   * The weights of the samples around an output sample, starting `reach` before the sample at or before its position.
   */
  readonly weights: readonly Float32Array[]
  readonly reach: number
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
  const ways = to / greatestCommonDivisor(from, to)
  const weights = Array.from({ length: ways }, (_, way) => {
    const offset = ((way * from) / to) % 1
    const kernel = new Float32Array(2 * reach + 2)
    return kernel.map((_weight, tap) => weightAt(tap - reach - offset, width, cutoff))
  })
  return { weights, reach }
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
