import { readMp3Frame } from './mp3-frames.ts'

/** An MP3 of constant bit rate, as far as its Info frame tells of it. */
export interface Mp3Length {
  readonly frames: number
  readonly bytes: number
}

/**
 * The frame that goes in front of an MP3 of constant bit rate and tells players how many frames and bytes follow and
 * where each hundredth of the time starts, so that they know its length and seek rightly (the Xing header, called Info
 * where the bit rate is constant). It leaves out LAME's further fields, which some players use to cut the encoder's
 * silence off and others do not: this way the sound is equally long in all.
 *
 * `sound` need not be more than the header of the first frame. The Info frame is empty if that is no header.
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

/** A flag of the header: this frame is one byte longer. */
const paddingByte = 2

const hasFrames = 1
const hasBytes = 2
const hasTableOfContents = 4
