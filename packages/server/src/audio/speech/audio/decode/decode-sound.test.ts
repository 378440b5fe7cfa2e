import { describe, expect, test } from 'vitest'
import { toneFiles } from '../../../../testing/sound/tone-files.ts'
import { toneWave } from '../../../../testing/sound/tone-wave.ts'
import { decodeSound } from './decode-sound.ts'
import { trim } from '../samples/trim.ts'

const text = (said: string) => new TextEncoder().encode(said)

describe.each(Object.entries(toneFiles))('sound as %s', (_type, file) => {
  test('is decoded with the right length', async () => {
    const decoded = await decodeSound(await file())
    if (decoded.fault) throw new Error(decoded.fault)
    const { samples, sampleRate } = decoded.sound
    expect(trim(samples, sampleRate).length / sampleRate).toBeCloseTo(0.6, 1)
    expect(Math.max(...samples)).toBeGreaterThan(0.3)
  })

  test.each([0.5, 0.7, 0.9])('is reported as cut when it ends at %d of its length', async (share) => {
    const whole = await file()
    expect(await decodeSound(whole.slice(0, Math.round(whole.length * share)))).toEqual({ fault: 'cut' })
  })
})

describe('bytes that are not sound', () => {
  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'empty'],
    ['a wave file without samples', toneWave({ seconds: 0 }), 'empty'],
    ['a page', text('<!doctype html><title>Sign in</title>'), 'not audio'],
    ['a message', text('{"error":"The model is loading"}'), 'not audio'],
    ['another format', Uint8Array.from([0xff, 0xf1, 0x50, 0x80, 0x2e, 0x7f, 0xfc, 1, 2, 3]), 'unsupported'],
    ['a compressed wave file', wave8BitLaw(), 'unsupported'],
  ])('reports %s as such', async (_what, file, fault) => {
    expect(await decodeSound(file)).toEqual({ fault })
  })
})

function wave8BitLaw(): Uint8Array {
  const file = toneWave({ seconds: 0.1, format: 'int8' })
  file[20] = 7
  return file
}
