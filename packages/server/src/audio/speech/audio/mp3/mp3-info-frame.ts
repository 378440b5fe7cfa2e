import { readMp3Frame } from './mp3-frames.ts'

/** The length of an MP3 of constant bit rate, as its Info frame states it. */
export interface Mp3Length {
  readonly frames: number
  readonly bytes: number
}

/**
 * The first frame of an MP3 of constant bit rate. It contains the number of frames and bytes and a seek table in
 * hundredths, so that players show the length and seek correctly (the Xing header, called Info for constant bit rates).
 * It omits LAME's further fields: some players use them to remove the encoder's silence and others do not. Without them
 * the sound has the same length in all players.
 *
 * `sound` needs at least the header of the first frame. The Info frame is empty if that is no header.
 */
export function infoFrame(sound: Uint8Array, { frames, bytes }: Mp3Length): Uint8Array {
  const first = readMp3Frame(sound, 0)
  if (!first) return new Uint8Array()
  const [sync = 0, version = 0, rates = 0, mode = 0] = sound
  const size = first.bytes - (rates & paddingByte ? 1 : 0)
  const frame = new Uint8Array(size)
  frame.set([sync, version, rates & ~paddingByte, mode])
  frame.set(new TextEncoder().encode('Info'), first.contentsAt)
  const fields = new DataView(frame.buffer, first.contentsAt + 4)
  fields.setUint32(0, hasFrames | hasBytes | hasTableOfContents)
  fields.setUint32(4, frames)
  fields.setUint32(8, size + bytes)
  for (let percent = 0; percent < 100; percent++) fields.setUint8(12 + percent, (percent * 256) / 100)
  return frame
}

/** Header flag: this frame is one byte longer. */
const paddingByte = 2

const hasFrames = 1
const hasBytes = 2
const hasTableOfContents = 4
