import type { EpisodeSound } from '../episode-sound.ts'

const length = 2.8
/** A soft chord. Each note plays twice, slightly detuned, which makes it move. */
const frequencies = [196, 293.66, 369.99, 440].flatMap((frequency) => [frequency, frequency * 1.003])

export const swell = {
  id: 'swell',
  label: 'Warm swell',
  durationMs: 2880,
  at(seconds) {
    if (seconds >= length) return 0
    const swelling = Math.sin((Math.PI * seconds) / length) ** 2
    return frequencies.reduce((sum, each) => sum + Math.sin(2 * Math.PI * each * seconds) * swelling * 0.1, 0)
  },
} as const satisfies EpisodeSound
