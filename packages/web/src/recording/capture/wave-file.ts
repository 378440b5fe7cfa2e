/** Converts samples between -1 and 1 to integers of 16 bits. */
export function toIntegers(samples: Float32Array): Int16Array<ArrayBuffer> {
  const integers = new Int16Array(samples.length)
  for (let at = 0; at < samples.length; at += 1)
    integers[at] = Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * 0x7fff)
  return integers
}

/** Writes mono sound as a RIFF wave file of 16 bits. */
export function waveFile(chunks: readonly Int16Array<ArrayBuffer>[], sampleRate: number): Blob {
  const bytes = chunks.reduce((sum, { length }) => sum + length * 2, 0)
  const header = new DataView(new ArrayBuffer(44))
  const name = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => header.setUint8(at + index, letter.charCodeAt(0)))
  name(0, 'RIFF')
  header.setUint32(4, 36 + bytes, true)
  name(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, sampleRate * 2, true)
  header.setUint16(32, 2, true)
  header.setUint16(34, 16, true)
  name(36, 'data')
  header.setUint32(40, bytes, true)
  return new Blob([header, ...chunks], { type: 'audio/wav' })
}

/** The waveform of a sound: the loudness of `count` sections of equal length, from 0 to 1. */
export function barsOf(chunks: readonly Int16Array[], count = 44): number[] {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const bars = Array.from({ length: count }, () => 0)
  let at = 0
  for (const chunk of chunks) {
    for (let index = 0; index < chunk.length; index += 8) {
      const bar = Math.min(count - 1, Math.floor(((at + index) / length) * count))
      bars[bar] = Math.max(bars[bar] ?? 0, Math.abs(chunk[index] ?? 0) / 0x7fff)
    }
    at += chunk.length
  }
  return bars.map((bar) => Math.round(bar * 100) / 100)
}
