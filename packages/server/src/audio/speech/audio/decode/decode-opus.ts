import type { Decoded } from './decoded.ts'
import { mixChannels } from '../samples/mix-channels.ts'

/** An Ogg file of Opus. The decoder is loaded on first use. */
export async function decodeOpus(file: Uint8Array): Promise<Decoded> {
  if (!endsWithPage(file)) return { fault: 'cut' }
  const { OggOpusDecoder } = await import('ogg-opus-decoder')
  const decoder = new OggOpusDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded, errors } = await decoder.decodeFile(file)
    if (errors.length > 0) return { fault: 'cut' }
    if (samplesDecoded === 0) return { fault: 'empty' }
    return { sound: { samples: mixChannels(channelData), sampleRate } }
  } finally {
    decoder.free()
  }
}

/** Whether the last page of an Ogg file is complete (RFC 3533, section 6). */
function endsWithPage(file: Uint8Array): boolean {
  let at = 0
  while (at < file.length) {
    const segments = file[at + 26]
    if (segments === undefined || at + 27 + segments > file.length) return false
    const lengths = file.subarray(at + 27, at + 27 + segments)
    at += 27 + segments + lengths.reduce((sum, length) => sum + length, 0)
  }
  return at === file.length
}
