import { describe, expect, test } from 'vitest'
import { concatenated, peakOf, silence, tone } from './audio.fixtures.ts'
import { decodeMp3 } from './decode/decode-mp3.ts'
import { episodeFrameBytes, episodeFrameSamples, episodeRate, silentFrames } from './episode-frames.ts'
import { encodeClip } from './episode-clip.ts'
import { decode, encodeWithFfmpeg, hasFfmpeg, measure } from './ffmpeg.fixtures.ts'
import { finishAudio } from './finish-audio.ts'
import { mp3Frames } from './mp3/mp3-frames.ts'

/** An earlier line: at the rate of its voice. */
const lineOf = async (sampleRate: number) =>
  (await finishAudio({ passages: [{ sound: { samples: tone(400, 1, sampleRate), sampleRate }, pause: 0 }] }))
    .mp3

/** A line of a podcast: rising tones with a pause, at the rate of episodes. */
const podcastLineOf = async (sampleRate: number, amplitude = 0.5) => {
  const samples = concatenated(rising(1, sampleRate, amplitude), rising(0.7, sampleRate, amplitude))
  const passages = [{ sound: { samples, sampleRate }, pause: 0.2 }]
  return (await finishAudio({ passages, sampleRate: episodeRate })).mp3
}

/** A tone from 200 to 1,400 Hz per second. No part of it repeats, so that only one position matches. */
function rising(seconds: number, sampleRate: number, amplitude: number): Float32Array {
  const phase = (time: number) => 2 * Math.PI * (200 * time + 600 * time * time)
  return silence(seconds, sampleRate).map((_, at) => amplitude * Math.sin(phase(at / sampleRate)))
}

/** The first and the last millisecond above the threshold. */
function heard(samples: ArrayLike<number>, rate: number, threshold: number): [number, number] {
  const loud = Array.from(samples, (sample) => Math.abs(sample) > threshold)
  return [(loud.indexOf(true) * 1000) / rate, (loud.lastIndexOf(true) * 1000) / rate]
}

describe('a clip of an episode', () => {
  test.each([8000, 16_000, 22_050, 24_000, 44_100, 48_000])(
    'of a line of %i Hz is whole frames of 24 ms; after the first frame it has the timing of the line',
    async (rate) => {
      const mp3 = await lineOf(rate)
      const line = await decodeMp3(mp3)
      const frames = await encodeClip({ from: mp3 })
      expect([...mp3Frames(frames)].every(({ bytes, samples }) => bytes === 192 && samples === 576)).toBe(
        true,
      )
      const clip = await decodeMp3(frames)
      expect(clip.sampleRate).toBe(24_000)
      const seconds = line.samples.length / rate
      expect(frames.length / episodeFrameBytes).toBe(1 + Math.ceil((seconds * 1000) / 24))
      const [before, after] = [heard(line.samples, rate, 0.1), heard(clip.samples, 24_000, 0.1)]
      expect(Math.abs(after[0] - 24 - before[0])).toBeLessThan(1)
      expect(Math.abs(after[1] - 24 - before[1])).toBeLessThan(1)
    },
  )

  test('does not depend on earlier frames, nor does a silent frame', async () => {
    /** The first bits of a frame's side information say how many of its bytes are in earlier frames. */
    const borrowed = (frames: Uint8Array) => frames[4]
    expect(borrowed(await encodeClip({ from: await lineOf(16_000) }))).toBe(0)
    expect(borrowed(silentFrames(1))).toBe(0)
  })

  test.each([
    ['encoded', () => lineOf(16_000)],
    ['copied', () => podcastLineOf(16_000)],
  ])('(%s) sounds the same after silence and another clip as it does alone', async (_, line) => {
    const frames = await encodeClip({ from: await line() })
    const alone = (await decodeMp3(frames)).samples
    const gap = 12
    const { samples } = await decodeMp3(Buffer.concat([frames, silentFrames(gap), frames]))
    const second = samples.subarray(alone.length + gap * 576)
    expect(second).toHaveLength(alone.length)
    expect(second.every((sample, at) => Math.abs(sample - (alone[at] ?? 0)) < 1e-4)).toBe(true)
    const between = samples.subarray(alone.length + 2 * 576, alone.length + gap * 576)
    expect(between.every((sample) => Math.abs(sample) < 1e-4)).toBe(true)
  })

  test('follows another clip without a click', async () => {
    const frames = await encodeClip({ from: await podcastLineOf(16_000) })
    const alone = (await decodeMp3(frames)).samples
    const { samples } = await decodeMp3(Buffer.concat([frames, frames]))
    expect(samples).toHaveLength(2 * alone.length)
    const difference = samples.map((sample, at) => sample - (alone[at % alone.length] ?? 0))
    // -60 dBFS: the last frame of a clip fades during the first frame of the next one.
    expect(peakOf(difference)).toBeLessThan(1e-3)
  })

  test('throws for a file that contains no sound', async () => {
    await expect(encodeClip({ from: new TextEncoder().encode('no sound') })).rejects.toThrow('no MP3')
  })
})

describe('a clip of a line at the sample rate of episodes', () => {
  test.each([16_000, 22_050, 24_000, 48_000])(
    'in a voice of %i Hz is a silent frame and the frames of the line',
    async (rate) => {
      const mp3 = await podcastLineOf(rate)
      const frames = mp3.subarray(episodeFrameBytes)
      expect(Buffer.concat([silentFrames(1), frames]).equals(await encodeClip({ from: mp3 }))).toBe(true)
    },
  )

  test('is decoded as the line itself, one frame later', async () => {
    const mp3 = await podcastLineOf(16_000)
    const line = (await decodeMp3(mp3)).samples
    const clip = (await decodeMp3(await encodeClip({ from: mp3 }))).samples
    expect(peakOf(clip.subarray(0, episodeFrameSamples))).toBe(0)
    expect(clip).toHaveLength(episodeFrameSamples + line.length)
    // The decoder calculates in single precision, in another order for every second frame.
    const difference = line.map((sample, at) => sample - (clip[at + episodeFrameSamples] ?? 0))
    expect(peakOf(difference)).toBeLessThan(1e-6)
  })

  test.each([16_000, 22_050, 24_000])(
    'in a voice of %i Hz has the length and the timing of an encoded clip, to the sample',
    async (rate) => {
      const mp3 = await podcastLineOf(rate)
      const copied = await encodeClip({ from: mp3 })
      const encoded = await encodeClip({ from: await decodeMp3(mp3) })
      expect(copied).toHaveLength(encoded.length)
      expect(Buffer.compare(copied, encoded)).not.toBe(0)
      const [one, other] = [(await decodeMp3(copied)).samples, (await decodeMp3(encoded)).samples]
      expect(bestOffset(one, other)).toBe(0)
    },
  )
})

/** The number of samples, at most 40, by which the second sound is later than the first. */
function bestOffset(one: Float32Array, other: Float32Array): number {
  const likeness = (offset: number) =>
    one.reduce((sum, sample, at) => sum + sample * (other[at + offset] ?? 0), 0)
  const offsets = Array.from({ length: 81 }, (_, index) => index - 40)
  return offsets.reduce((best, offset) => (likeness(offset) > likeness(best) ? offset : best), 0)
}

describe.skipIf(!hasFfmpeg)('As ffmpeg decodes it (skipped if it is not installed)', () => {
  test('is at -16 LUFS with true peaks below -1 dBTP, however loud the line was', async () => {
    for (const amplitude of [0.05, 0.9]) {
      const samples = concatenated(tone(300, 2, 24_000, amplitude), silence(0.2, 24_000))
      const { loudness, truePeak } = measure(await encodeClip({ from: { samples, sampleRate: 24_000 } }))
      expect(Math.abs(loudness + 16)).toBeLessThan(1)
      expect(truePeak).toBeLessThan(-1)
    }
  })

  test.each([16_000, 24_000])(
    'a copied line in a voice of %i Hz is at -16 LUFS with true peaks below -1 dBTP',
    async (rate) => {
      for (const amplitude of [0.05, 0.9]) {
        const { loudness, truePeak } = measure(
          await encodeClip({ from: await podcastLineOf(rate, amplitude) }),
        )
        expect(Math.abs(loudness + 16)).toBeLessThan(1)
        expect(truePeak).toBeLessThan(-1)
      }
    },
  )

  test('a line of another encoder in the same format is levelled and encoded', async () => {
    const mp3 = encodeWithFfmpeg(rising(2, episodeRate, 0.02))
    const { samples, sampleRate } = await decodeMp3(mp3)
    expect(sampleRate).toBe(episodeRate)
    expect(measure(mp3).loudness).toBeLessThan(-30)
    const clip = await encodeClip({ from: mp3 })
    expect(Math.abs(measure(clip).loudness + 16)).toBeLessThan(1)
    expect(clip).toHaveLength(episodeFrameBytes * (1 + Math.ceil(samples.length / episodeFrameSamples)))
  })

  test('ffmpeg decodes its frames as Lectern does', async () => {
    const frames = await encodeClip({ from: await lineOf(16_000) })
    const ours = await decodeMp3(frames)
    const theirs = decode(frames)
    expect(Math.abs(theirs.length / 16 - ours.samples.length / 24)).toBeLessThan(2)
    expect(heard(theirs, 16_000, 3000)[0]).toBeCloseTo(heard(ours.samples, 24_000, 3000 / 32_768)[0], -0.5)
  })
})
