/**
 * Reduces the gain where the sound would exceed the ceiling. Every block of 5 ms gets the gain that its peak needs. The
 * gain changes linearly and never exceeds that of a block, so no peak is clipped.
 */
export function limit(samples: Float32Array, sampleRate: number, ceiling: number): Float32Array {
  const block = Math.ceil(sampleRate / 200)
  const gains = blockGains(samples, block, ceiling)
  if (gains.every((gain) => gain === 1)) return samples
  const output = new Float32Array(samples.length)
  for (const [index, gain] of gains.entries()) {
    const from = Math.min(gain, gains[index - 1] ?? 1)
    const to = Math.min(gain, gains[index + 1] ?? 1)
    const start = index * block
    const end = Math.min(start + block, samples.length)
    const slope = (to - from) / block
    for (let i = start; i < end; i++) output[i] = (samples[i] ?? 0) * (from + slope * (i - start))
  }
  return output
}

/** Maximum increase of the gain per block: 60 ms from half to full. */
const release = 0.04

function blockGains(samples: Float32Array, block: number, ceiling: number): number[] {
  const gains: number[] = []
  for (let start = 0; start < samples.length; start += block) {
    const peak = peakOf(samples, start, Math.min(start + block, samples.length))
    gains.push(Math.min(ceiling / Math.max(peak, ceiling), (gains.at(-1) ?? 1) + release))
  }
  return gains
}

function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0
  for (let i = from; i < to; i++) {
    const level = Math.abs(samples[i] ?? 0)
    if (level > peak) peak = level
  }
  return peak
}
