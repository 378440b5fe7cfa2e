import { MPEGDecoder } from 'mpg123-decoder'
import type { Sound } from '../../speech-engine.ts'

/**
 * The sound of an MP3 as a decoder without knowledge of the encoder returns it: with all the silence in front. Throws a
 * TypeError for a file without sound.
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
