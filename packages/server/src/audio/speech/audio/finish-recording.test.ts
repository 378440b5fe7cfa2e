import { describe, expect, test } from 'vitest'
import { concatenated, silence, tone } from './audio.fixtures.ts'
import { decodeMp3 } from './decode/decode-mp3.ts'
import { finishRecording } from './finish-recording.ts'
import { integratedLoudness } from './samples/loudness.ts'
import { spokenStretch } from './samples/trim-recording.ts'
import { writeWave } from './write-wave.ts'

const rate = 48_000

/** The noise of an empty room at about -55 dBFS, the same in every run. */
function room(seconds: number): Float32Array {
  let seed = 1
  return silence(seconds, rate).map(() => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return (seed / 2 ** 30 - 1) * 0.003
  })
}

const speech = (seconds: number, amplitude = 0.2) => tone(300, seconds, rate, amplitude)
const recorded = (...parts: readonly Float32Array[]) =>
  writeWave({ samples: concatenated(...parts), sampleRate: rate })
const usual = { shares: [1], trim: true, longestMs: 300_000 }

describe('a recording', () => {
  test('loses the silence at its ends, and keeps a margin around speech', async () => {
    const finished = await finishRecording({ ...usual, file: recorded(room(0.8), speech(2), room(1.4)) })
    if (finished.fault) throw new Error(finished.fault)
    expect(finished.trimmedMs.start).toBeGreaterThan(600)
    expect(finished.trimmedMs.start).toBeLessThan(760)
    expect(finished.trimmedMs.end).toBeGreaterThan(1100)
    expect(finished.trimmedMs.end).toBeLessThan(1300)
    expect(finished.audio.durationMs).toBeGreaterThan(2200)
    expect(finished.audio.durationMs).toBeLessThan(2500)
  })

  test('keeps its ends on request', async () => {
    const finished = await finishRecording({
      ...usual,
      trim: false,
      file: recorded(room(0.8), speech(2), room(1.4)),
    })
    expect(finished).toMatchObject({ trimmedMs: { start: 0, end: 0 } })
    expect(finished.fault ? 0 : finished.audio.durationMs).toBeGreaterThan(4200)
  })

  test.each([
    ['a faint', 0.02],
    ['a loud', 0.9],
  ])('of %s voice is as loud as all audio: -16 LUFS', async (_, amplitude) => {
    const finished = await finishRecording({ ...usual, file: recorded(room(0.3), speech(3, amplitude)) })
    if (finished.fault) throw new Error(finished.fault)
    const { samples, sampleRate } = await decodeMp3(finished.audio.mp3)
    expect(integratedLoudness(samples, sampleRate)).toBeCloseTo(-16, 0)
  })

  test('has its sentences between its pauses', async () => {
    const file = recorded(room(0.5), speech(1), room(0.6), speech(3), room(0.5))
    const finished = await finishRecording({ ...usual, shares: [1, 2], file })
    if (finished.fault) throw new Error(finished.fault)
    const [first, second] = finished.audio.spans
    // 120 ms stay before the first word, and the encoder adds some silence.
    expect(first?.endMs).toBeGreaterThan(1080)
    expect(first?.endMs).toBeLessThan(1250)
    expect(second?.startMs).toBeGreaterThan(1680)
    expect(second?.startMs).toBeLessThan(1850)
  })

  test.each([
    ['an empty room', recorded(room(2)), 'silent'],
    ['silence', recorded(silence(2, rate)), 'silent'],
    ['a click', recorded(silence(1, rate), speech(0.02), silence(1, rate)), 'silent'],
    ['no sample', recorded(), 'empty'],
    ['nothing', new Uint8Array(), 'unsupported'],
    ['FLAC, which could hold hours', new TextEncoder().encode('fLaC and so on'), 'unsupported'],
    ['half a file', recorded(speech(2)).subarray(0, 50_000), 'cut'],
    [
      'a text',
      new TextEncoder().encode('This is no sound at all, but a text that is long enough.'),
      'unsupported',
    ],
  ])('of %s is refused', async (_, file, fault) => {
    const finished = await finishRecording({ ...usual, file })
    expect(finished.fault).toBe(fault)
  })

  test('that is too long is refused before it is processed', async () => {
    expect(await finishRecording({ ...usual, longestMs: 1000, file: recorded(speech(1.1)) })).toEqual({
      fault: 'too long',
    })
  })

  test('does not start with the click of the key that starts it', () => {
    const samples = concatenated(room(0.2), speech(0.02, 0.5), room(0.6), speech(1), room(0.2))
    expect(spokenStretch(samples, rate)?.start).toBeCloseTo((0.2 + 0.02 + 0.6 - 0.12) * rate, -3)
  })
})
