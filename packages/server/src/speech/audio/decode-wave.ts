import type { Decoded } from './decoded.ts'
import { readWave } from './read-wave.ts'

/** The sound of a wave file. It takes no more memory than the file times four, as nothing in it is compressed. */
export function decodeWave(file: Uint8Array): Decoded {
  const wave = readWave(file)
  if (!wave) return { fault: 'unsupported' }
  if (wave.cut) return { fault: 'cut' }
  return wave.sound.samples.length === 0 ? { fault: 'empty' } : { sound: wave.sound }
}
