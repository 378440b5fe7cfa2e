import { highestRate } from './lower-rate.ts'
import { toIntegers } from './wave-file.ts'

/** The sound of a file that this browser can play, of one channel. Throws where it can not. */
export async function readSoundFile(
  file: Blob,
): Promise<{ chunks: Int16Array<ArrayBuffer>[]; sampleRate: number; durationMs: number }> {
  // Decoding brings the sound to the rate of the context.
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: highestRate })
  const sound = await context.decodeAudioData(await file.arrayBuffer())
  const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at))
  const mixed = new Float32Array(sound.length)
  for (const channel of channels)
    for (let at = 0; at < mixed.length; at += 1)
      mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / channels.length
  return { chunks: [toIntegers(mixed)], sampleRate: sound.sampleRate, durationMs: sound.duration * 1000 }
}
