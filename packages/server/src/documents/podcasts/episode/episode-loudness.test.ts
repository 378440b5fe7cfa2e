import { expect, test } from 'vitest'
import { concatenated, silence, tone } from '../../../audio/speech/audio/audio.fixtures.ts'
import { episodeFrameBytes, episodeRate, silentFrames } from '../../../audio/speech/audio/episode-frames.ts'
import { encodeClip } from '../../../audio/speech/audio/episode-clip.ts'
import { frameLoudness } from '../../../audio/speech/audio/frame-loudness.ts'
import { episodeLoudness } from './episode-loudness.ts'

/** Frames in chunks whose ends are not those of frames. */
async function* inChunks(frames: Uint8Array, length = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < frames.length; at += length) yield frames.subarray(at, at + length)
}
const loudnessOf = (frames: Uint8Array, count: number) =>
  episodeLoudness(inChunks(frames), frames.length / episodeFrameBytes, frameLoudness, count)

test('follows the loudness of the sound, and is 0 in pauses', async () => {
  const at = (amplitude: number) => tone(400, 1, episodeRate).map((sample) => sample * amplitude)
  const samples = concatenated(at(0.1), at(0.4), silence(1, episodeRate), at(1))
  const levels = await loudnessOf(await encodeClip({ from: { samples, sampleRate: episodeRate } }), 4)
  const [quiet = 0, louder = 0, pause, loudest] = levels
  expect(loudest).toBe(100)
  expect(pause).toBeLessThan(5)
  expect(Math.abs(louder - 40)).toBeLessThan(6)
  expect(Math.abs(quiet - 10)).toBeLessThan(4)
})

test('is 0 for an episode of silence, and has as many values for a short one', async () => {
  expect(await loudnessOf(silentFrames(3), 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})
