import { describe, expect, test } from 'vitest'
import { toneWave } from '../../testing/tone-wave.ts'
import { readWave } from './read-wave.ts'

const peak = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)

describe('reading a wave file', () => {
  test.each(['int16', 'float32'] as const)('reads samples of %s', (format) => {
    const sound = readWave(toneWave({ seconds: 0.5, sampleRate: 16_000, format }))
    expect(sound?.sampleRate).toBe(16_000)
    expect(sound?.samples).toHaveLength(8000)
    expect(peak(sound?.samples ?? new Float32Array())).toBeCloseTo(0.5, 2)
  })

  test('mixes two channels to one', () => {
    const sound = readWave(toneWave({ seconds: 0.5, channels: 2 }))
    expect(sound?.samples).toHaveLength(12_000)
    expect(peak(sound?.samples ?? new Float32Array())).toBeCloseTo(0.25, 2)
  })

  test.each([0, 0xffff_ffff])('reads to the end where the length is unknown and told as %i', (toldLength) => {
    expect(readWave(toneWave({ seconds: 0.5, toldLength }))?.samples).toHaveLength(12_000)
  })

  test('reads what is there of a file that was cut off', () => {
    expect(readWave(toneWave({ seconds: 1 }).subarray(0, 44 + 2401))?.samples).toHaveLength(1200)
  })

  test('takes nothing else for a wave file', () => {
    expect(readWave(new Uint8Array())).toBeUndefined()
    expect(readWave(new TextEncoder().encode('{"error":"no"}'))).toBeUndefined()
    expect(readWave(toneWave({ seconds: 1 }).subarray(0, 30))).toBeUndefined()
  })
})
