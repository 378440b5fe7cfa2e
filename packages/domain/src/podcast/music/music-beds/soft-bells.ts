import { bells, pad } from '../instruments.ts'
import { type Chord, chordSeconds, type MusicBed, notesOf } from '../music-bed.ts'

const d: Chord = [50, 62, 66, 69, 73]
const g: Chord = [43, 62, 66, 67, 71]
const bMinor: Chord = [47, 62, 66, 69, 71]
const a: Chord = [45, 61, 64, 69, 71]

const opening = [d, g, bMinor, g, a, d]
const closing = [bMinor, g, a, d, d]

/** Tones with their times. Every second chord is played in the other direction. */
const figures = [
  [1, 2, 4, 3],
  [4, 3, 1, 2],
] as const

const melody = (chords: readonly Chord[]) =>
  notesOf(chords, (chord, place) =>
    (figures[place % 2] ?? figures[0]).map((tone, index) => ({
      at: index * 0.6,
      seconds: 1,
      pitch: (chord[tone] ?? 62) + 12,
      level: index === 0 ? 0.22 : 0.15,
    })),
  )
const behind = (chords: readonly Chord[]) =>
  notesOf(chords, (chord) =>
    chord.slice(0, 4).map((pitch, index) => ({ at: index * 0.03, seconds: chordSeconds, pitch, level: 0.1 })),
  )

/** A celesta over quiet strings, in D major. */
export const softBells = {
  id: 'soft-bells',
  label: 'Soft bells',
  opening: [
    { instrument: bells, notes: melody(opening) },
    { instrument: pad, notes: behind(opening) },
  ],
  closing: [
    { instrument: bells, notes: melody(closing) },
    { instrument: pad, notes: behind(closing) },
  ],
} as const satisfies MusicBed
