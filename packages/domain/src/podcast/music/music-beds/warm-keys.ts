import { bass, keys } from '../instruments.ts'
import { type Chord, type MusicBed, notesOf } from '../music-bed.ts'

const c: Chord = [36, 55, 59, 64, 67]
const f: Chord = [41, 57, 60, 64, 67]
const aMinor: Chord = [45, 55, 60, 64, 67]
const g: Chord = [43, 57, 60, 62, 67]

const opening = [c, f, aMinor, f, g, c]
const closing = [aMinor, f, g, c, c]

/** Times of the chord with their loudness: on the beat, and a soft repetition before the third. */
const rhythm = [
  [0, 0.16],
  [0.9, 0.09],
  [1.5, 0.12],
] as const

const chordsOf = (chords: readonly Chord[]) =>
  notesOf(chords, ([, ...tones]) =>
    rhythm.flatMap(([moment, level]) =>
      // The keys of a chord are struck slightly apart.
      tones.map((pitch, index) => ({ at: moment + index * 0.03, seconds: 1, pitch, level })),
    ),
  )
const low = (chords: readonly Chord[]) =>
  notesOf(chords, ([pitch]) => [
    { at: 0, seconds: 1, pitch, level: 0.14 },
    { at: 1.5, seconds: 1, pitch: pitch + 7, level: 0.1 },
  ])

/** An electric piano and a bass at a walking pace, in C major. */
export const warmKeys = {
  id: 'warm-keys',
  label: 'Warm keys',
  opening: [
    { instrument: keys, notes: chordsOf(opening) },
    { instrument: bass, notes: low(opening) },
  ],
  closing: [
    { instrument: keys, notes: chordsOf(closing) },
    { instrument: bass, notes: low(closing) },
  ],
} as const satisfies MusicBed
