/**
 * Takes sound to another sample rate by a windowed sinc (Hann, 16 zero crossings a side), which also keeps out what
 * the new rate cannot hold. The same array where the rates agree.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const cutoff = Math.min(1, to / from)
  const reach = 16 / cutoff
  const output = new Float32Array(Math.round((samples.length * to) / from))
  for (let i = 0; i < output.length; i++) {
    const centre = (i * from) / to
    const last = Math.min(samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let j = Math.max(0, Math.ceil(centre - reach)); j <= last; j++) {
      const distance = j - centre
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
      sum += (samples[j] ?? 0) * window * cutoff * sinc(distance * cutoff)
    }
    output[i] = sum
  }
  return output
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
