import { struck, type EpisodeSound } from '../episode-sound.ts'

/** Two bells, a fourth apart. The overtones of bells are not multiples of their tone. */
const strokes = [
  { frequency: 783.99, moment: 0 },
  { frequency: 1046.5, moment: 0.32 },
].flatMap(({ frequency, moment }) => [
  { tone: struck(frequency, moment, 0.42), share: 0.34 },
  { tone: struck(frequency * 2.76, moment, 0.14), share: 0.1 },
  { tone: struck(frequency * 5.4, moment, 0.06), share: 0.04 },
])

export const chime = {
  id: 'chime',
  label: 'Chime',
  durationMs: 2400,
  at: (seconds) => strokes.reduce((sum, { tone, share }) => sum + tone(seconds) * share, 0),
} as const satisfies EpisodeSound
