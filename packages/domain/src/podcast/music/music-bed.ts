import type { Instrument, Note } from './instruments.ts'
import { withReverb } from './reverb.ts'

/** Music under the opening and the closing of an episode, composed and synthesised by us. */
export interface MusicBed {
  readonly id: string
  /** As the author chooses it. */
  readonly label: string
  readonly opening: readonly Part[]
  readonly closing: readonly Part[]
}

/** What one instrument plays. */
export interface Part {
  readonly instrument: Instrument
  readonly notes: readonly Note[]
}

export const bedParts = ['opening', 'closing'] as const
export type BedPart = (typeof bedParts)[number]

/**
 * Times of a bed, in milliseconds, all multiples of `episodeFrameMs`. The music is alone in the lead-in and the lead-out;
 * for the rest it is under speech.
 */
export const bedTimes = {
  leadInMs: 4800,
  openingMs: 14_400,
  closingMs: 12_000,
  leadOutMs: 6000,
} as const

/** How long a chord lasts. A lead-in has two chords, an opening six, a closing five. */
export const chordSeconds = 2.4

/** A chord: its bass and its tones upwards, as MIDI numbers. */
export type Chord = readonly [bass: number, ...tones: number[]]

/** The notes of chords one after the other, each in the given pattern. */
export function notesOf(
  chords: readonly Chord[],
  pattern: (chord: Chord, place: number) => readonly Note[],
): readonly Note[] {
  return chords.flatMap((chord, place) =>
    pattern(chord, place).map((note) => ({ ...note, at: note.at + place * chordSeconds })),
  )
}

const wet = 0.28

/** The samples of a part at no particular level, without fades. The same every time. */
export function renderBed(bed: MusicBed, part: BedPart, sampleRate: number): Float32Array {
  const ms = part === 'opening' ? bedTimes.openingMs : bedTimes.closingMs
  const music = new Float32Array(Math.round((ms * sampleRate) / 1000))
  for (const { instrument, notes } of bed[part]) for (const note of notes) instrument(music, sampleRate, note)
  return withReverb(music, sampleRate, wet)
}
