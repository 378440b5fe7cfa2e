import type { Sound } from '../speech-engine.ts'

/** A sound as a RIFF wave file of one channel and 16 bits. */
export function writeWave({ samples, sampleRate }: Sound): Uint8Array {
  const file = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(file.buffer)
  file.set(Buffer.from('RIFF    WAVEfmt '), 0)
  view.setUint32(4, file.length - 8, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  file.set(Buffer.from('data'), 36)
  view.setUint32(40, samples.length * 2, true)
  for (const [at, sample] of samples.entries())
    view.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true)
  return file
}
