import { highestRate } from './lower-rate.ts'
import { toIntegers } from './wave-file.ts'

/** Reads a sound file as mono sound. Throws if the browser cannot decode the file. */
export async function readSoundFile(
  file: Blob,
): Promise<{ chunks: Int16Array<ArrayBuffer>[]; sampleRate: number; durationMs: number }> {
  // Decoding converts the sound to the rate of the context.
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: highestRate })
  const sound = await context.decodeAudioData(await file.arrayBuffer())
  const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at))
  const mixed = new Float32Array(sound.length)
  for (const channel of channels)
    for (let at = 0; at < mixed.length; at += 1)
      mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / channels.length
  return { chunks: [toIntegers(mixed)], sampleRate: sound.sampleRate, durationMs: sound.duration * 1000 }
}

/** Timeout for reading the header of a file, in milliseconds. */
const readHeaderMs = 3000

/** The duration in the header of a file, in milliseconds. Undefined if the browser does not know it. */
export async function statedDurationMs(file: Blob): Promise<number | undefined> {
  const address = URL.createObjectURL(file)
  const audio = new Audio()
  audio.preload = 'metadata'
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const timer = setTimeout(() => resolve(undefined), readHeaderMs)
  audio.addEventListener('loadedmetadata', () =>
    resolve(Number.isFinite(audio.duration) ? audio.duration * 1000 : undefined),
  )
  audio.addEventListener('error', () => resolve(undefined))
  audio.src = address
  const duration = await promise
  clearTimeout(timer)
  URL.revokeObjectURL(address)
  return duration
}
