/**
 * Turns sound down where it would pass the ceiling, and gently up again: every block of 5 ms gets the gain its peak
 * needs, and the gain moves in straight lines that never pass that of a block, so no peak is cut.
 */
export function limit(samples: Float32Array, sampleRate: number, ceiling: number): Float32Array {
  const block = Math.ceil(sampleRate / 200)
  const gains = blockGains(samples, block, ceiling)
  if (gains.every((gain) => gain === 1)) return samples
  const limited = new Float32Array(samples.length)
  for (const [index, gain] of gains.entries()) {
    const from = Math.min(gain, gains[index - 1] ?? 1)
    const to = Math.min(gain, gains[index + 1] ?? 1)
    const start = index * block
    const end = Math.min(start + block, samples.length)
    for (let i = start; i < end; i++)
      limited[i] = (samples[i] ?? 0) * (from + ((to - from) * (i - start)) / block)
  }
  return limited
}

/** How much the gain may rise from one block to the next: 60 ms from half to full. */
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
