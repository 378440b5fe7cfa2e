import { MPEGDecoder } from 'mpg123-decoder'
import type { Sound } from '../../speech-engine.ts'

/**
 * Decodes an MP3 with the silence that its encoder added at the start, as a player that ignores the encoder's header
 * plays it. Throws a TypeError for a file without sound.
 */
export async function decodeMp3(file: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(file)
    const [samples] = channelData
    if (!samples || samplesDecoded === 0) throw new TypeError('The file contains no MP3.')
    return { samples, sampleRate }
  } finally {
    decoder.free()
  }
}
