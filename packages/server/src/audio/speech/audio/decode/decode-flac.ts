import type { Decoded } from './decoded.ts'
import { mixChannels } from '../samples/mix-channels.ts'

/** A FLAC file. The decoder is loaded on first use. */
export async function decodeFlac(file: Uint8Array): Promise<Decoded> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac')
  const decoder = new FLACDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded, errors } = await decoder.decodeFile(file)
    if (samplesDecoded < promisedSamples(file) || errors.length > 0) return { fault: 'cut' }
    if (samplesDecoded === 0) return { fault: 'empty' }
    return { sound: { samples: mixChannels(channelData), sampleRate } }
  } finally {
    decoder.free()
  }
}

/**
 * The number of samples in the first block (RFC 9639, section 8.2): 36 bits from the middle of byte 21 on; 0 if
 * unknown.
 */
function promisedSamples(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  return file.length < 26 ? 1 : (view.getUint8(21) & 0x0f) * 2 ** 32 + view.getUint32(22)
}
