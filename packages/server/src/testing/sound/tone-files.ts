import { readFileSync } from 'node:fs'
import { encodeMp3 } from '../../audio/speech/audio/mp3/mp3.ts'
import { toneWave } from './tone-wave.ts'

const kept = (name: string) => new Uint8Array(readFileSync(new URL(`sounds/${name}`, import.meta.url)))

/** 0.6 s of a tone of 440 Hz in every format that speech servers send, by its content type. */
export const toneFiles: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  'audio/wav': () => toneWave({ seconds: 0.6 }),
  'audio/mpeg': async () => (await encodeMp3(tone(0.6, 24_000), 24_000)).file,
  'audio/ogg': () => kept('tone.opus'),
  'audio/flac': () => kept('tone.flac'),
}

function tone(seconds: number, sampleRate: number): Float32Array {
  return Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => Math.sin((2 * Math.PI * 440 * at) / sampleRate) / 2,
  )
}
