import { describe, expect, test } from 'vitest'
import { concatenated, peakOf, silence, tone } from './audio.fixtures.ts'
import { filter, lowPass } from './samples/biquad.ts'
import { join } from './samples/join.ts'
import { limit } from './samples/limit.ts'
import { integratedLoudness } from './samples/loudness.ts'
import { normalise } from './samples/normalise.ts'
import { resample } from './samples/resample.ts'
import { trim } from './samples/trim.ts'

describe('integratedLoudness', () => {
  // ITU-R BS.1770: a sine of 997 Hz at 0 dBFS in one channel reads -3.01 LUFS.
  test.each([16_000, 22_050, 24_000, 44_100, 48_000])(
    'reads the reference tone as the standard says at %i Hz',
    (rate) => {
      expect(integratedLoudness(tone(997, 3, rate, 1), rate)).toBeCloseTo(-3.01, 1)
      expect(integratedLoudness(tone(997, 3, rate, 0.1), rate)).toBeCloseTo(-23.01, 1)
    },
  )

  test('does not count pauses', () => {
    const spoken = tone(997, 2, 16_000, 0.1)
    const withPause = concatenated(spoken, silence(4, 16_000), spoken)
    expect(integratedLoudness(withPause, 16_000)).toBeCloseTo(-23, 0)
  })

  test('measures sound of less than a block, and finds none in silence', () => {
    expect(integratedLoudness(tone(997, 0.2, 16_000, 0.1), 16_000)).toBeCloseTo(-23, 0)
    expect(integratedLoudness(silence(1, 16_000), 16_000)).toBe(-Infinity)
    expect(integratedLoudness(new Float32Array(), 16_000)).toBe(-Infinity)
  })
})

describe('normalise', () => {
  test.each([0.01, 0.1, 0.9])('brings a tone of amplitude %d to -16 LUFS', (amplitude) => {
    const normal = normalise(tone(500, 2, 16_000, amplitude), 16_000)
    expect(integratedLoudness(normal, 16_000)).toBeCloseTo(-16, 1)
  })

  test('reduces peaks without changing quiet parts', () => {
    const spiky = concatenated(
      tone(500, 1, 16_000, 0.05),
      tone(500, 0.02, 16_000, 1),
      tone(500, 1, 16_000, 0.05),
    )
    expect(peakOf(normalise(spiky, 16_000))).toBeLessThanOrEqual(10 ** (-2.4 / 20))
  })

  test('keeps silence silent', () => {
    expect(peakOf(normalise(silence(1, 16_000), 16_000))).toBe(0)
  })
})

describe('limit', () => {
  test('limits peaks to the ceiling, and does not change samples below it', () => {
    const loud = tone(300, 1, 16_000, 0.9)
    expect(peakOf(limit(loud, 16_000, 0.5))).toBeLessThanOrEqual(0.5)
    expect(limit(loud, 16_000, 0.95)).toBe(loud)
  })
})

describe('trim', () => {
  test('keeps the sound and 20 ms around it', () => {
    const trimmed = trim(concatenated(silence(1, 16_000), tone(300, 0.5, 16_000), silence(1, 16_000)), 16_000)
    expect(trimmed.length / 16_000).toBeCloseTo(0.54, 2)
  })

  test('leaves nothing if all sound is fainter than -45 dBFS', () => {
    expect(trim(tone(300, 1, 16_000, 0.005), 16_000)).toHaveLength(0)
  })
})

describe('resample', () => {
  test.each([
    [16_000, 22_050],
    [22_050, 16_000],
    [24_000, 48_000],
  ])('keeps a tone unchanged from %i to %i Hz', (from, to) => {
    const there = resample(tone(440, 0.5, from), from, to)
    const expected = tone(440, 0.5, to)
    const middle = [Math.round(to * 0.1), Math.round(to * 0.4)] as const
    const difference = there.map((sample, i) => sample - (expected[i] ?? 0)).subarray(...middle)
    expect(there).toHaveLength(expected.length)
    expect(peakOf(difference)).toBeLessThan(0.005)
  })

  test('keeps samples whose position exists at both rates', () => {
    const from = tone(440, 0.1, 16_000)
    const to = resample(from, 16_000, 24_000)
    expect(from.filter((_, at) => at % 2 === 0)).toEqual(to.filter((_, at) => at % 3 === 0))
  })

  test('removes frequencies that the lower rate cannot represent', () => {
    const there = resample(tone(10_000, 0.3, 24_000), 24_000, 16_000)
    expect(peakOf(there.subarray(800, 4000))).toBeLessThan(0.01)
  })
})

/** The share of a tone that a low-pass at 5 kHz lets through. */
function through(frequency: number): number {
  return peakOf(filter(tone(frequency, 0.5, 22_050), lowPass(5000, 22_050)).subarray(2000)) / 0.5
}

describe('lowPass', () => {
  test('passes low tones and attenuates high ones', () => {
    expect(through(500)).toBeCloseTo(1, 2)
    expect(through(5000)).toBeCloseTo(Math.SQRT1_2, 1)
    expect(through(10_000)).toBeLessThan(0.05)
  })
})

describe('join', () => {
  test('puts pauses between parts, none at the end, and returns the span of each', () => {
    const { samples, spans } = join(
      [
        { samples: Float32Array.of(1, 1), pause: 0.003 },
        { samples: Float32Array.of(2), pause: 1 },
      ],
      1000,
    )
    expect([...samples]).toEqual([1, 1, 0, 0, 0, 2])
    expect(spans).toEqual([
      { start: 0, end: 2 },
      { start: 5, end: 6 },
    ])
  })
})
