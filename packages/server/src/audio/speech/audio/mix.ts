import type { BedPart } from '@lectern/domain/podcast/music/music-bed.ts'
import { musicBeds } from '@lectern/domain/podcast/music/music-beds.ts'
import type { Sound } from '../speech-engine.ts'
import { bedSound } from './samples/bed-sound.ts'
import { decodeMp3 } from './decode/decode-mp3.ts'
import { ceiling, normalise } from './samples/normalise.ts'
import { limit } from './samples/limit.ts'
import { resample } from './samples/resample.ts'

/** Spoken lines and music that overlap. Times in milliseconds from the start of the mix. */
export interface Mix {
  readonly durationMs: number
  /** The stored lines. */
  readonly lines: readonly { readonly file: Uint8Array; readonly atMs: number }[]
  /** Parts of music beds, by the bed's id. A part may start before the mix and end after it. */
  readonly music: readonly MixedMusic[]
}

export interface MixedMusic {
  readonly bed: string
  readonly part: BedPart
  readonly atMs: number
}

/** The sound of a mix: speech at the loudness of the rest of the episode, music at its own. */
export async function renderMix({ durationMs, lines, music }: Mix, sampleRate: number): Promise<Sound> {
  const samples = new Float32Array(Math.round((durationMs * sampleRate) / 1000))
  const place = (atMs: number) => Math.round((atMs * sampleRate) / 1000)
  for (const { file, atMs } of lines) {
    // oxlint-disable-next-line no-await-in-loop -- one line in memory at a time
    const line = await decodeMp3(file)
    add(samples, normalise(resample(line.samples, line.sampleRate, sampleRate), sampleRate), place(atMs))
  }
  for (const { bed: id, part, atMs } of music) {
    const bed = musicBeds.find((one) => one.id === id)
    if (bed) add(samples, bedSound(bed, part, sampleRate), place(atMs))
  }
  return { samples: limit(samples, sampleRate, ceiling), sampleRate }
}

function add(mix: Float32Array, sound: Float32Array, at: number): void {
  const end = Math.min(mix.length, at + sound.length)
  for (let index = Math.max(0, at); index < end; index++)
    mix[index] = (mix[index] ?? 0) + (sound[index - at] ?? 0)
}
