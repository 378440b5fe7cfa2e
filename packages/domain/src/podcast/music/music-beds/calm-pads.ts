import { bass, bells, pad } from '../instruments.ts'
import { type Chord, chordSeconds, type MusicBed, notesOf } from '../music-bed.ts'

const f: Chord = [41, 57, 60, 64, 67]
const bFlat: Chord = [46, 57, 62, 65, 69]
const dMinor: Chord = [38, 57, 60, 65, 69]
const c: Chord = [36, 55, 60, 62, 67]

const opening = [f, bFlat, dMinor, bFlat, c, f]
const closing = [dMinor, bFlat, c, f, f]

const held = (chords: readonly Chord[]) =>
  notesOf(chords, ([, ...tones]) =>
    tones.map((pitch, index) => ({ at: index * 0.05, seconds: chordSeconds, pitch, level: 0.2 })),
  )
const low = (chords: readonly Chord[]) =>
  notesOf(chords, ([pitch]) => [{ at: 0, seconds: chordSeconds, pitch: pitch + 12, level: 0.16 }])
const sparkle = (chords: readonly Chord[]) =>
  notesOf(chords, (chord, place) => [
    { at: 1.2, seconds: 1, pitch: (chord[2 + (place % 3)] ?? 60) + 12, level: 0.05 },
  ])

/** Long overlapping chords in F major. */
export const calmPads = {
  id: 'calm-pads',
  label: 'Calm pads',
  opening: [
    { instrument: pad, notes: held(opening) },
    { instrument: bass, notes: low(opening) },
    { instrument: bells, notes: sparkle(opening) },
  ],
  closing: [
    { instrument: pad, notes: held(closing) },
    { instrument: bass, notes: low(closing) },
    { instrument: bells, notes: sparkle(closing) },
  ],
} as const satisfies MusicBed
