import type { Instrument, Note } from './instruments.ts'
import { withReverb } from './reverb.ts'

/** Synthesized music for the opening and the closing of an episode. */
export interface MusicBed {
  readonly id: string
  /** Display name in the menu. */
  readonly label: string
  readonly opening: readonly Part[]
  readonly closing: readonly Part[]
}

/** The notes of one instrument. */
export interface Part {
  readonly instrument: Instrument
  readonly notes: readonly Note[]
}

export const bedParts = ['opening', 'closing'] as const
export type BedPart = (typeof bedParts)[number]

/**
 * Times of a bed, in milliseconds, all multiples of `episodeFrameMs`. The music is alone in the lead-in and the
 * lead-out. Between them it plays under speech.
 */
export const bedTimes = {
  leadInMs: 4800,
  openingMs: 14_400,
  closingMs: 12_000,
  leadOutMs: 6000,
} as const

/** Duration of a chord. A lead-in has two chords, an opening six, a closing five. */
export const chordSeconds = 2.4

/** A chord: its bass and its tones upwards, as MIDI numbers. */
export type Chord = readonly [bass: number, ...tones: number[]]

/** The notes of several chords in order, each in the given pattern. */
export function notesOf(
  chords: readonly Chord[],
  pattern: (chord: Chord, place: number) => readonly Note[],
): readonly Note[] {
  return chords.flatMap((chord, place) =>
    pattern(chord, place).map((note) => ({ ...note, at: note.at + place * chordSeconds })),
  )
}

const wet = 0.28

/** The samples of a part, without normalization and fades. The result is always the same. */
export function renderBed(bed: MusicBed, part: BedPart, sampleRate: number): Float32Array {
  const ms = part === 'opening' ? bedTimes.openingMs : bedTimes.closingMs
  const music = new Float32Array(Math.round((ms * sampleRate) / 1000))
  for (const { instrument, notes } of bed[part]) for (const note of notes) instrument(music, sampleRate, note)
  return withReverb(music, sampleRate, wet)
}
