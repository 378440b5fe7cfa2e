import { infoFrame } from './mp3/mp3-info-frame.ts'

/**
 * Episodes have this rate, 64 kbit/s, mono. A frame is then 576 samples, exactly 24 ms (`episodeFrameMs`) and exactly
 * 192 bytes. So a time converts to a position in the file.
 */
export const episodeRate = 24_000
export const episodeFrameSamples = 576
export const episodeFrameBytes = 192

/** MPEG-2 Layer III without checksum; 64 kbit/s at 24 kHz without padding; one channel, no copyright, original. */
const header = [0xff, 0xf3, 0x84, 0xc4]
/** The header and the side information of one channel. The sound data follows. */
const dataAt = 13

/** Independent frames of silence: only headers, without sound data. */
export function silentFrames(count: number): Uint8Array {
  const frames = new Uint8Array(count * episodeFrameBytes)
  for (let frame = 0; frame < count; frame++) frames.set(header, frame * episodeFrameBytes)
  return frames
}

/**
 * The frames of a stored MP3 after its Info frame, if an episode can contain them unchanged; otherwise undefined. An
 * Info frame of `encodeMp3` shows that the audio chain made the file, so its loudness is that of episodes.
 */
export function episodeFramesIn(file: Uint8Array): Uint8Array | undefined {
  const frames = file.subarray(episodeFrameBytes)
  if (frames.length === 0 || frames.length % episodeFrameBytes !== 0) return undefined
  const info = infoFrame(frames, { frames: frames.length / episodeFrameBytes, bytes: frames.length })
  const isOurs = Buffer.compare(file.subarray(0, episodeFrameBytes), info) === 0
  return isOurs && areEpisodeFrames(frames) ? frames : undefined
}

/** Whether all frames have the format of episodes, and none needs data of frames before the first. */
function areEpisodeFrames(frames: Uint8Array): boolean {
  let dataBefore = 0
  for (let at = 0; at < frames.length; at += episodeFrameBytes) {
    if (header.some((byte, index) => frames[at + index] !== byte)) return false
    if (borrowedBytes(frames, at) > dataBefore) return false
    dataBefore += episodeFrameBytes - dataAt
  }
  return true
}

/** The number of bytes of the frame's data that are in earlier frames: the first byte of its side information. */
function borrowedBytes(frames: Uint8Array, at: number): number {
  return frames[at + header.length] ?? 0
}
