import { bedTimes } from '@lectern/domain/podcast/music/music-bed.ts'
import { musicBeds } from '@lectern/domain/podcast/music/music-beds.ts'
import { describe, expect, test } from 'vitest'
import { bedLoudness, bedSound } from './bed-sound.ts'
import { integratedLoudness } from './loudness.ts'

const rate = 24_000
const speech = -16
const stretch = (samples: Float32Array, fromMs: number, toMs: number) =>
  samples.subarray((fromMs * rate) / 1000, (toMs * rate) / 1000)
const peakOf = (samples: Float32Array) => samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0)

describe.each(musicBeds.map((bed) => [bed.label, bed] as const))('%s', (_label, bed) => {
  const opening = bedSound(bed, 'opening', rate)
  const closing = bedSound(bed, 'closing', rate)
  const spoken = bedTimes.closingMs - bedTimes.leadOutMs

  test('is 18 to 20 LU below the voice while it speaks', () => {
    // Without the fades at the outer ends.
    const under = [
      stretch(opening, bedTimes.leadInMs, bedTimes.openingMs - 4000),
      stretch(closing, 2500, spoken),
    ]
    for (const part of under) {
      const below = speech - integratedLoudness(part, rate)
      expect(below).toBeGreaterThan(17.5)
      expect(below).toBeLessThan(20.5)
    }
  })

  test('is fuller before the first line and after the last one, and no louder than the voice', () => {
    for (const alone of [
      stretch(opening, 0, bedTimes.leadInMs - 1400),
      stretch(closing, spoken + 1400, 9000),
    ]) {
      const loudness = integratedLoudness(alone, rate)
      expect(Math.abs(loudness - bedLoudness.alone)).toBeLessThan(2)
      expect(loudness).toBeLessThan(speech)
    }
  })

  test('starts and ends in silence, with no peak that needs limiting', () => {
    for (const part of [opening, closing]) {
      expect(peakOf(stretch(part, 0, 24))).toBeLessThan(0.01)
      expect(peakOf(part.subarray(-0.05 * rate))).toBeLessThan(0.002)
      expect(peakOf(part)).toBeLessThan(0.8)
    }
  })
})
