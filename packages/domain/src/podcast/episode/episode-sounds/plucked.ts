import { struck, type EpisodeSound } from '../episode-sound.ts'

/** A major chord on a string instrument, one note after the other. */
const notes = [261.63, 329.63, 392, 523.25].flatMap((frequency, index) =>
  [1, 2, 3, 4].map((overtone) => ({
    tone: struck(frequency * overtone, index * 0.14, 0.5 / overtone),
    share: 0.22 / overtone ** 1.5,
  })),
)

export const plucked = {
  id: 'plucked',
  label: 'Plucked strings',
  durationMs: 2640,
  at: (seconds) => notes.reduce((sum, { tone, share }) => sum + tone(seconds) * share, 0),
} as const satisfies EpisodeSound
