import { describe, expect, test } from 'vitest'
import { silence, tone } from './audio.fixtures.ts'
import { decode, hasFfmpeg, measure, statedDuration } from './ffmpeg.fixtures.ts'
import { finishAudio } from './finish-audio.ts'
import { mp3Frames } from './mp3/mp3-frames.ts'
import { mp3SampleRateFor } from './mp3/mp3.ts'

const passage = (seconds: number, pause: number, sampleRate = 16_000) => ({
  sound: { samples: tone(400, seconds, sampleRate), sampleRate },
  pause,
})

describe('finishAudio', () => {
  test.each([8000, 16_000, 22_050, 24_000, 44_100, 48_000])(
    'makes an MP3 at %i Hz whose Info frame contains its frames, its bytes and a seek table',
    async (rate) => {
      const { mp3, durationMs } = await finishAudio({ passages: [passage(2, 0, rate)] })
      const [info, ...frames] = [...mp3Frames(mp3)]
      const at = info?.contentsAt ?? 0
      const fields = new DataView(mp3.buffer, at)
      expect(Buffer.from(mp3).toString('latin1', at, at + 4)).toBe('Info')
      expect(fields.getUint32(4)).toBe(7)
      expect(fields.getUint32(8)).toBe(frames.length)
      expect(fields.getUint32(12)).toBe(mp3.length)
      expect(frames.reduce((sum, { bytes }) => sum + bytes, info?.bytes ?? 0)).toBe(mp3.length)
      const table = [...mp3.subarray(at + 16, at + 116)]
      expect(table[0]).toBe(0)
      expect(table[50]).toBe(128)
      expect(durationMs).toBe(Math.round((frames.reduce((sum, one) => sum + one.samples, 0) * 1000) / rate))
      expect(Math.abs(durationMs - 2000)).toBeLessThan(250)
    },
  )

  test('returns the span of each passage', async () => {
    const { spans, durationMs } = await finishAudio({
      passages: [passage(1, 0.5), passage(2, 0.3), passage(1, 1)],
    })
    const lengths = spans.map(({ startMs, endMs }) => endMs - startMs)
    expect(lengths.map((length) => Math.round(length / 100))).toEqual([10, 20, 10])
    expect((spans[1]?.startMs ?? 0) - (spans[0]?.endMs ?? 0)).toBe(500)
    expect((spans[2]?.startMs ?? 0) - (spans[1]?.endMs ?? 0)).toBe(300)
    expect(spans[2]?.endMs).toBeLessThanOrEqual(durationMs)
  })

  test('joins passages of different rates at the higher one', async () => {
    const { mp3, spans } = await finishAudio({ passages: [passage(1, 0.3), passage(1, 0, 22_050)] })
    expect([...mp3Frames(mp3)][0]?.sampleRate).toBe(22_050)
    for (const { startMs, endMs } of spans) expect(Math.abs(endMs - startMs - 1000)).toBeLessThan(45)
  })

  test.each([8000, 16_000, 22_050, 48_000])(
    'makes an MP3 of the requested sample rate of a passage at %i Hz',
    async (rate) => {
      const { mp3, spans, durationMs } = await finishAudio({
        passages: [passage(1, 0.5, rate), passage(1, 0, rate)],
        sampleRate: 24_000,
      })
      const frames = [...mp3Frames(mp3)].slice(1)
      expect(frames.every(({ sampleRate }) => sampleRate === 24_000)).toBe(true)
      expect(durationMs).toBe(frames.length * 24)
      expect((spans[1]?.startMs ?? 0) - (spans[0]?.endMs ?? 0)).toBe(500)
      for (const { startMs, endMs } of spans) expect(Math.abs(endMs - startMs - 1000)).toBeLessThan(45)
    },
  )

  test('gives a silent passage no time, not even for its pause', async () => {
    const silent = { sound: { samples: silence(1, 16_000), sampleRate: 16_000 }, pause: 0.5 }
    const { spans } = await finishAudio({ passages: [passage(1, 0.3), silent, passage(1, 0)] })
    expect(spans[1]?.startMs).toBe(spans[1]?.endMs)
    expect((spans[2]?.startMs ?? 0) - (spans[0]?.endMs ?? 0)).toBe(300)
  })

  test('uses the next sample rate that MP3 supports', () => {
    expect([7000, 16_000, 20_000, 96_000].map(mp3SampleRateFor)).toEqual([8000, 16_000, 22_050, 48_000])
  })
})

describe.skipIf(!hasFfmpeg)('As ffmpeg decodes it (skipped if it is not installed)', () => {
  test('the length and the span of each passage match', async () => {
    const finished = await finishAudio({ passages: [passage(1, 0.5), passage(2, 0.3), passage(1, 0)] })
    const samples = decode(finished.mp3)
    expect(Math.abs(samples.length / 16 - finished.durationMs)).toBeLessThan(2)
    expect(Math.abs(statedDuration(finished.mp3) * 1000 - finished.durationMs)).toBeLessThan(2)
    for (const { startMs, endMs } of finished.spans) {
      const [start, end] = soundingAround(samples, (startMs + endMs) / 2)
      expect(Math.abs(start - startMs)).toBeLessThan(15)
      expect(Math.abs(end - endMs)).toBeLessThan(15)
    }
  })

  test('it is at -16 LUFS, with true peaks below -1 dBTP', async () => {
    const { loudness, truePeak } = measure(
      (await finishAudio({ passages: [passage(2, 0.3), passage(2, 0)] })).mp3,
    )
    expect(Math.abs(loudness + 16)).toBeLessThan(1)
    expect(truePeak).toBeLessThan(-1)
  })
})

/** The start and end, in milliseconds, of the uninterrupted sound around a moment. */
function soundingAround(samples: Int16Array, moment: number): [start: number, end: number] {
  const sounds = (ms: number) =>
    samples.subarray(ms * 16, ms * 16 + 80).some((sample) => Math.abs(sample) > 500)
  let [start, end] = [Math.round(moment), Math.round(moment)]
  while (start > 0 && sounds(start - 1)) start--
  while (sounds(end + 1)) end++
  return [start, end]
}
