/** The sound with 20 ms around it; empty if nothing exceeds -45 dBFS. A view of the same samples. */
export function trim(samples: Float32Array, sampleRate: number): Float32Array {
  const first = samples.findIndex(isAudible)
  if (first === -1) return samples.subarray(0, 0)
  const margin = Math.round(sampleRate * 0.02)
  return samples.subarray(Math.max(0, first - margin), samples.findLastIndex(isAudible) + 1 + margin)
}

const threshold = 10 ** (-45 / 20)

function isAudible(sample: number): boolean {
  return Math.abs(sample) > threshold
}
