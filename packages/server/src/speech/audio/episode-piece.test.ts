import { describe, expect, test } from 'vitest'
import { concatenated, silence, tone } from './audio.fixtures.ts'
import { decodeMp3 } from './decode/decode-mp3.ts'
import { encodePiece, episodeFrameBytes, silentFrames } from './episode-piece.ts'
import { decode, hasFfmpeg, measure } from './ffmpeg.fixtures.ts'
import { finishAudio } from './finish-audio.ts'
import { mp3Frames } from './mp3/mp3-frames.ts'

const lineOf = async (sampleRate: number, amplitude = 0.5) =>
  (
    await finishAudio({
      passages: [{ sound: { samples: tone(400, 1, sampleRate, amplitude), sampleRate }, pause: 0 }],
    })
  ).mp3

/** The first and the last millisecond above the threshold. */
function heard(samples: ArrayLike<number>, rate: number, threshold: number): [number, number] {
  const loud = Array.from(samples, (sample) => Math.abs(sample) > threshold)
  return [(loud.indexOf(true) * 1000) / rate, (loud.lastIndexOf(true) * 1000) / rate]
}

describe('a piece of an episode', () => {
  test.each([8000, 16_000, 22_050, 24_000, 44_100, 48_000])(
    'of a line of %i Hz is whole frames of 24 ms; after the first frame it has the timing of the line',
    async (rate) => {
      const mp3 = await lineOf(rate)
      const line = await decodeMp3(mp3)
      const frames = await encodePiece({ from: mp3 })
      expect([...mp3Frames(frames)].every(({ bytes, samples }) => bytes === 192 && samples === 576)).toBe(
        true,
      )
      const piece = await decodeMp3(frames)
      expect(piece.sampleRate).toBe(24_000)
      const seconds = line.samples.length / rate
      expect(frames.length / episodeFrameBytes).toBe(1 + Math.ceil((seconds * 1000) / 24))
      const [before, after] = [heard(line.samples, rate, 0.1), heard(piece.samples, 24_000, 0.1)]
      expect(Math.abs(after[0] - 24 - before[0])).toBeLessThan(1)
      expect(Math.abs(after[1] - 24 - before[1])).toBeLessThan(1)
    },
  )

  test('does not depend on earlier frames, nor does a silent frame', async () => {
    /** The first bits of a frame's side information say how many of its bytes are in earlier frames. */
    const borrowed = (frames: Uint8Array) => frames[4]
    expect(borrowed(await encodePiece({ from: await lineOf(16_000) }))).toBe(0)
    expect(borrowed(silentFrames(1))).toBe(0)
  })

  test('sounds the same after silence and another piece as it does alone', async () => {
    const frames = await encodePiece({ from: await lineOf(16_000) })
    const alone = (await decodeMp3(frames)).samples
    const gap = 12
    const { samples } = await decodeMp3(Buffer.concat([frames, silentFrames(gap), frames]))
    const second = samples.subarray(alone.length + gap * 576)
    expect(second).toHaveLength(alone.length)
    expect(second.every((sample, at) => Math.abs(sample - (alone[at] ?? 0)) < 1e-4)).toBe(true)
    const between = samples.subarray(alone.length + 2 * 576, alone.length + gap * 576)
    expect(between.every((sample) => Math.abs(sample) < 1e-4)).toBe(true)
  })

  test('throws for a file that contains no sound', async () => {
    await expect(encodePiece({ from: new TextEncoder().encode('no sound') })).rejects.toThrow('no MP3')
  })
})

describe.skipIf(!hasFfmpeg)('As ffmpeg decodes it (skipped if it is not installed)', () => {
  test('is at -16 LUFS with true peaks below -1 dBTP, however loud the line was', async () => {
    for (const amplitude of [0.05, 0.9]) {
      const samples = concatenated(tone(300, 2, 24_000, amplitude), silence(0.2, 24_000))
      const { loudness, truePeak } = measure(await encodePiece({ from: { samples, sampleRate: 24_000 } }))
      expect(Math.abs(loudness + 16)).toBeLessThan(1)
      expect(truePeak).toBeLessThan(-1)
    }
  })

  test('ffmpeg decodes its frames as Lectern does', async () => {
    const frames = await encodePiece({ from: await lineOf(16_000) })
    const ours = await decodeMp3(frames)
    const theirs = decode(frames)
    expect(Math.abs(theirs.length / 16 - ours.samples.length / 24)).toBeLessThan(2)
    expect(heard(theirs, 16_000, 3000)[0]).toBeCloseTo(heard(ours.samples, 24_000, 3000 / 32_768)[0], -0.5)
  })
})
