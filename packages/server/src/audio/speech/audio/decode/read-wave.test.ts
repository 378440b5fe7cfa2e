import { describe, expect, test } from 'vitest'
import { toneWave } from '../../../../testing/sound/tone-wave.ts'
import { readWave } from './read-wave.ts'

const peak = (samples: Iterable<number> = []) =>
  [...samples].reduce((most, one) => Math.max(most, Math.abs(one)), 0)
const read = (file: Uint8Array) => readWave(file)?.sound

describe('reading a wave file', () => {
  test.each(['int8', 'int16', 'int24', 'int32', 'float32', 'float64'] as const)(
    'reads samples of %s, under either header',
    (format) => {
      for (const extensible of [false, true]) {
        const sound = read(toneWave({ seconds: 0.5, sampleRate: 16_000, format, extensible }))
        expect(sound?.sampleRate).toBe(16_000)
        expect(sound?.samples).toHaveLength(8000)
        expect(peak(sound?.samples)).toBeCloseTo(0.5, 1.5)
        const [low, high] = [Math.min(...(sound?.samples ?? [])), Math.max(...(sound?.samples ?? []))]
        expect(low).toBeCloseTo(-high, 1.5)
      }
    },
  )

  test('mixes two channels to one', () => {
    const sound = read(toneWave({ seconds: 0.5, channels: 2 }))
    expect(sound?.samples).toHaveLength(12_000)
    expect(peak(sound?.samples)).toBeCloseTo(0.25, 2)
  })

  test.each([0, 0xffff_ffff, 0x7fff_ffff, 0x7fff_ffdb])(
    'reads to the end if the length is unknown and given as %i',
    (statedLength) => {
      const wave = readWave(toneWave({ seconds: 0.5, statedLength }))
      expect(wave?.sound.samples).toHaveLength(12_000)
      expect(wave?.cut).toBe(false)
    },
  )

  test('reports that a file is cut off', () => {
    const whole = toneWave({ seconds: 1 })
    expect(readWave(whole.subarray(0, whole.length / 2))?.cut).toBe(true)
    expect(readWave(whole)?.cut).toBe(false)
  })

  test('accepts no other file as a wave file', () => {
    expect(readWave(new Uint8Array())).toBeUndefined()
    expect(readWave(new TextEncoder().encode('{"error":"no"}'))).toBeUndefined()
    expect(readWave(toneWave({ seconds: 1 }).subarray(0, 30))).toBeUndefined()
  })
})
