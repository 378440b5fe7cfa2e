import { bass, pad, strings } from '../instruments.ts'
import { type Chord, chordSeconds, type MusicBed, notesOf } from '../music-bed.ts'

const g: Chord = [43, 55, 59, 62, 67]
const c: Chord = [36, 55, 60, 62, 64]
const eMinor: Chord = [40, 55, 59, 62, 64]
const d: Chord = [38, 57, 62, 66, 69]

const opening = [g, c, eMinor, c, d, g]
const closing = [eMinor, c, d, g, g]

/** The order of the tones of a chord: a thumb and two fingers. */
const order = [1, 3, 2, 4, 3, 2, 4, 3]

const picked = (chords: readonly Chord[]) =>
  notesOf(chords, (chord) =>
    order.map((tone, index) => ({
      at: (index * chordSeconds) / order.length,
      seconds: 1,
      pitch: chord[tone] ?? chord[0],
      level: index % 4 === 0 ? 0.3 : 0.22,
    })),
  )
const low = (chords: readonly Chord[]) =>
  notesOf(chords, ([pitch]) => [{ at: 0, seconds: 2, pitch, level: 0.2 }])
const behind = (chords: readonly Chord[]) =>
  notesOf(chords, ([, ...tones]) =>
    tones.slice(0, 3).map((pitch) => ({ at: 0, seconds: chordSeconds, pitch, level: 0.05 })),
  )

/** A slowly picked guitar, in G major. */
export const pluckedStrings = {
  id: 'plucked-strings',
  label: 'Plucked strings',
  opening: [
    { instrument: strings, notes: picked(opening) },
    { instrument: bass, notes: low(opening) },
    { instrument: pad, notes: behind(opening) },
  ],
  closing: [
    { instrument: strings, notes: picked(closing) },
    { instrument: bass, notes: low(closing) },
    { instrument: pad, notes: behind(closing) },
  ],
} as const satisfies MusicBed
