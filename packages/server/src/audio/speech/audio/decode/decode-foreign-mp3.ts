import { MPEGDecoder } from 'mpg123-decoder'
import type { Decoded } from './decoded.ts'
import { mixChannels } from '../samples/mix-channels.ts'
import { type Mp3Frame, readMp3Frame } from '../mp3/mp3-frames.ts'

/** Whether a file with this start is an MP3: a tag, or the header of a Layer III frame. */
export function startsMp3(start: string): boolean {
  return start.startsWith('ID3') || readMp3Frame(Buffer.from(start, 'latin1'), 0) !== undefined
}

/** Decodes an MP3 of any encoder, without the silence that the encoder put in front if the file states its length. */
export async function decodeForeignMp3(file: Uint8Array): Promise<Decoded> {
  const { frames, cut } = framesOf(file)
  const [first] = frames
  if (!first) return { fault: 'unsupported' }
  // Some encoders count the Info frame, others do not.
  if (cut || promisedFrames(file, first) > frames.length) return { fault: 'cut' }
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(file)
    if (samplesDecoded === 0) return { fault: 'empty' }
    return { sound: { samples: mixChannels(channelData), sampleRate } }
  } finally {
    decoder.free()
  }
}

/** The frames after the tag, and whether the last one is incomplete. Other data after the frames is a tag. */
function framesOf(file: Uint8Array): { frames: readonly Mp3Frame[]; cut: boolean } {
  const frames: Mp3Frame[] = []
  let at = firstFrame(file, afterTag(file))
  for (let frame = readMp3Frame(file, at); frame; frame = readMp3Frame(file, at)) {
    if (at + frame.bytes > file.length) return { frames, cut: true }
    frames.push(frame)
    at += frame.bytes
  }
  return { frames, cut: false }
}

/** Some encoders leave padding between tag and sound. Two consecutive headers are a reliable match. */
function firstFrame(file: Uint8Array, from: number): number {
  for (let at = from; at < from + 4096; at += 1) {
    const frame = readMp3Frame(file, at)
    if (frame && (at === from || readMp3Frame(file, at + frame.bytes))) return at
  }
  return from
}

/** The end of the ID3v2 tag, whose length is in four bytes of seven bits. */
function afterTag(file: Uint8Array): number {
  if (Buffer.from(file.subarray(0, 3)).toString('latin1') !== 'ID3') return 0
  const footer = ((file[5] ?? 0) & 0x10) === 0 ? 0 : 10
  return file.subarray(6, 10).reduce((length, byte) => length * 128 + (byte & 0x7f), 0) + 10 + footer
}

/** The number of frames in a Xing or Info header in the first frame; 0 if there is none. */
function promisedFrames(file: Uint8Array, first: Mp3Frame): number {
  const inside = Buffer.from(file.subarray(first.at, first.at + first.bytes))
  const header = Math.max(inside.indexOf('Xing'), inside.indexOf('Info'))
  if (header === -1 || header + 12 > inside.length) return 0
  const statesFrames = (inside.readUInt32BE(header + 4) & 1) === 1
  return statesFrames ? inside.readUInt32BE(header + 8) : 0
}
