import { type BedPart, bedTimes, type MusicBed, renderBed } from '@lectern/domain/podcast/music/music-bed.ts'
import { integratedLoudness } from './loudness.ts'

/** Loudness in LUFS of music alone, and of music under speech, which is at -16. */
export const bedLoudness = { alone: -18, underSpeech: -35 } as const

/** Seconds of the fades. */
const fades = { in: 0.8, duck: 1.4, openingOut: 4, closingIn: 2.5, swell: 1.4, closingOut: 3.2 } as const

/** The samples of a bed as they are mixed into an episode: at its levels, starting and ending in silence. */
export function bedSound(bed: MusicBed, part: BedPart, sampleRate: number): Float32Array {
  const music = renderBed(bed, part, sampleRate)
  // The time at which the music changes between alone and under speech.
  const turnMs = part === 'opening' ? bedTimes.leadInMs : bedTimes.closingMs - bedTimes.leadOutMs
  const turn = turnMs / 1000
  const [before, after] = [music.subarray(0, turn * sampleRate), music.subarray(turn * sampleRate)]
  const [alone, under] = part === 'opening' ? [before, after] : [after, before]
  const gainAlone = bedLoudness.alone - integratedLoudness(alone, sampleRate)
  const gainUnder = bedLoudness.underSpeech - integratedLoudness(under, sampleRate)
  const end = music.length / sampleRate
  const gainAt = part === 'opening' ? openingGain : closingGain
  return music.map(
    (sample, index) => sample * gainAt(index / sampleRate, { turn, end, gainAlone, gainUnder }),
  )
}

interface Levels {
  /** Seconds. */
  readonly turn: number
  readonly end: number
  /** Decibels. */
  readonly gainAlone: number
  readonly gainUnder: number
}

/** The music is down when the first line starts. */
function openingGain(time: number, { turn, end, gainAlone, gainUnder }: Levels): number {
  const down = smooth((time - (turn - fades.duck)) / fades.duck)
  const level = fromDecibels(gainAlone + (gainUnder - gainAlone) * down)
  return level * smooth(time / fades.in) * smooth((end - time) / fades.openingOut)
}

/** The music stays down until the last line is over. */
function closingGain(time: number, { turn, end, gainAlone, gainUnder }: Levels): number {
  const up = smooth((time - turn) / fades.swell)
  const level = fromDecibels(gainUnder + (gainAlone - gainUnder) * up)
  return level * smooth(time / fades.closingIn) * smooth((end - time) / fades.closingOut)
}

/** A smooth curve from 0 to 1. */
function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

function fromDecibels(level: number): number {
  return 10 ** (level / 20)
}
