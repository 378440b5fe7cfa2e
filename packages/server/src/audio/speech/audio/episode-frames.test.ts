import { describe, expect, test } from 'vitest'
import { tone } from './audio.fixtures.ts'
import { episodeFrameBytes, episodeFramesIn, silentFrames } from './episode-frames.ts'
import { infoFrame } from './mp3/mp3-info-frame.ts'
import { encodeMp3 } from './mp3/mp3.ts'

const line = (await encodeMp3(tone(400, 1, 24_000), 24_000)).file
const sound = line.slice(episodeFrameBytes)

/** A copy of the line with some bytes replaced. */
function changed(at: number, ...bytes: readonly number[]): Uint8Array {
  const copy = line.slice()
  copy.set(bytes, at)
  return copy
}

/** The frames with the Info frame that our encoder puts before them. */
function withInfo(frames: Uint8Array): Uint8Array {
  const length = { frames: frames.length / episodeFrameBytes, bytes: frames.length }
  return new Uint8Array(Buffer.concat([infoFrame(frames, length), frames]))
}

/** Position of the byte of a frame that says how many of its bytes are in earlier frames. */
const borrowed = (frame: number) => frame * episodeFrameBytes + 4

describe('the frames of an MP3 that episodes can contain', () => {
  test('are all frames after the Info frame, if our encoder made them in the format of episodes', () => {
    expect(episodeFramesIn(line)).toEqual(sound)
    expect(episodeFramesIn(withInfo(silentFrames(2)))).toEqual(silentFrames(2))
  })

  test.each<[string, Uint8Array]>([
    ['is empty', new Uint8Array()],
    ['has only an Info frame', line.slice(0, episodeFrameBytes)],
    ['has no Info frame', sound],
    ['has an Info frame with the fields of another encoder', changed(150, 0x4c)],
    ['is cut off', line.slice(0, -1)],
    ['lacks frames that its Info frame counts', line.slice(0, -episodeFrameBytes)],
    ['ends in a tag', new Uint8Array(Buffer.concat([line, Buffer.from('TAG'.padEnd(128))]))],
    ['has a frame of another bit rate', changed(3 * episodeFrameBytes + 2, 0x94)],
    ['starts with a frame that needs earlier data', changed(borrowed(1), 1)],
    ['has a second frame that needs more data than the first one has', changed(borrowed(2), 180)],
    ['was cut out of a longer one', withInfo(frameThatBorrows())],
  ])('do not exist if it %s', (_, file) => {
    expect(episodeFramesIn(file)).toBeUndefined()
  })

  test.each([16_000, 22_050, 48_000] as const)('do not exist if it has a rate of %i Hz', async (rate) => {
    expect(episodeFramesIn((await encodeMp3(tone(400, 1, rate), rate)).file)).toBeUndefined()
  })
})

/** The sound from the first frame on that needs data of earlier frames. */
function frameThatBorrows(): Uint8Array {
  const count = sound.length / episodeFrameBytes
  const first = Array.from({ length: count }, (_, frame) => frame).find((frame) => sound[borrowed(frame)])
  if (first === undefined) throw new Error('No frame of the line needs data of earlier frames.')
  return sound.slice(first * episodeFrameBytes)
}
