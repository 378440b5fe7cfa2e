/** A second-order filter: y[n] = b0·x[n] + b1·x[n-1] + b2·x[n-2] - a1·y[n-1] - a2·y[n-2]. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Filters into a new array, with zeros as initial state. */
export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const filtered = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    filtered[i] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return filtered
}

/** A Butterworth low-pass; frequencies in hertz. Source: R. Bristow-Johnson, 'Audio EQ Cookbook'. */
export function lowPass(frequency: number, sampleRate: number): Biquad {
  const omega = (2 * Math.PI * frequency) / sampleRate
  const alpha = Math.sin(omega) * Math.SQRT1_2
  const cosine = Math.cos(omega)
  const a0 = 1 + alpha
  const b1 = (1 - cosine) / a0
  return { b0: b1 / 2, b1, b2: b1 / 2, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 }
}
