import type { Decoded } from './decoded.ts'
import { readWave } from './read-wave.ts'

/** Decodes a wave file. Its data is not compressed, so it takes at most four times the memory of the file. */
export function decodeWave(file: Uint8Array): Decoded {
  const wave = readWave(file)
  if (!wave) return { fault: 'unsupported' }
  if (wave.cut) return { fault: 'cut' }
  return wave.sound.samples.length === 0 ? { fault: 'empty' } : { sound: wave.sound }
}
