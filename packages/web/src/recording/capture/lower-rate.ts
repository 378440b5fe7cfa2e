/** The highest sample rate of a recording, in Hz. The server accepts the longest recording at this rate. */
export const highestRate = 48_000

/** Width of the filter: samples of the output on each side of a sample. */
const reach = 12

/** Downsamples sound that arrives in chunks to at most the highest rate. */
export function createRateLowerer(rate: number): {
  readonly sampleRate: number
  lower(samples: Float32Array): Float32Array
} {
  const step = Math.ceil(rate / highestRate)
  if (step === 1) return { sampleRate: rate, lower: (samples) => samples }
  const weights = lowPass(step)
  /** The samples that the next sample of the output needs. */
  let rest = new Float32Array(weights.length - 1)
  return {
    sampleRate: rate / step,
    lower(samples) {
      const all = new Float32Array(rest.length + samples.length)
      all.set(rest)
      all.set(samples, rest.length)
      const count = Math.max(0, Math.floor((all.length - weights.length) / step) + 1)
      rest = all.slice(count * step)
      const lowered = new Float32Array(count)
      for (let at = 0; at < count; at += 1) {
        let sum = 0
        for (let tap = 0; tap < weights.length; tap += 1)
          sum += (weights[tap] ?? 0) * (all[at * step + tap] ?? 0)
        lowered[at] = sum
      }
      return lowered
    },
  }
}

/**
 * Weights of a low-pass filter against aliasing at the lower rate: a sinc with a Hann window. Their sum is 1.
 */
function lowPass(step: number): Float32Array {
  const middle = reach * step
  const weights = Float32Array.from({ length: 2 * middle + 1 }, (_, tap) => {
    const distance = (Math.PI * 0.9 * (tap - middle)) / step
    const sinc = distance === 0 ? 1 : Math.sin(distance) / distance
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * (tap - middle)) / (middle + 1)))
  })
  const sum = weights.reduce((one, other) => one + other)
  return weights.map((weight) => weight / sum)
}
