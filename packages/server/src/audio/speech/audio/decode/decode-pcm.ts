import type { Decoded } from './decoded.ts'
import { isText } from './is-text.ts'

/** The first bytes of audio files. */
const headers = /^(?:RIFF|fLaC|OggS|ID3)/

/**
 * Decodes samples of 16 bits, little-endian, one channel, without a header. Undefined if the bytes are an audio file.
 * Half a sample at the end means that bytes are missing.
 */
export function decodePcm(bytes: Uint8Array, sampleRate: number): Decoded | undefined {
  if (bytes.length === 0) return { fault: 'empty' }
  if (headers.test(Buffer.from(bytes.subarray(0, 4)).toString('latin1'))) return undefined
  if (isText(bytes)) return { fault: 'not audio' }
  if (bytes.length % 2 === 1) return { fault: 'cut' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(bytes.length / 2)
  for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(at * 2, true) / 0x8000
  return { sound: { samples, sampleRate } }
}
