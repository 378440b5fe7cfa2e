import { MPEGDecoder } from 'mpg123-decoder'
import type { Sound } from '../speech-engine.ts'

/**
 * The sound of an MP3 as every decoder hears it that knows nothing of its encoder: with all the silence in front. A file
 * that holds no sound at all is a TypeError.
 */
export async function decodeMp3(file: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(file)
    const [samples] = channelData
    if (!samples || samplesDecoded === 0) throw new TypeError('There is no MP3 in this file.')
    return { samples, sampleRate }
  } finally {
    decoder.free()
  }
}
