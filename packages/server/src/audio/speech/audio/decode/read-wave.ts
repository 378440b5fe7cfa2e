import type { Sound } from '../../speech-engine.ts'

/** Format codes of a wave file. */
const integers = 1
const floats = 3
const extensible = 0xfffe

/** Lengths from here on mean unknown: servers that stream a file write the largest number, or almost that. */
const unknownLength = 0x7fff_0000

/** The contents of a wave file, which may be incomplete. */
export interface WaveFile {
  readonly sound: Sound
  /** Whether the header announces more sound than the file contains. */
  readonly cut: boolean
}

/**
 * The sound of a RIFF wave file, mixed to one channel: integers of 8, 16, 24 or 32 bits, floats of 32 or 64, also as
 * WAVE_FORMAT_EXTENSIBLE. Undefined for other files. A file of unknown length is read to its end.
 */
export function readWave(bytes: Uint8Array): WaveFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return undefined
  const format = chunk(view, 'fmt ')?.view
  const data = chunk(view, 'data')
  if (!format || !data || format.byteLength < 16) return undefined
  const formatTag = format.getUint16(0, true)
  const code = formatTag === extensible && format.byteLength >= 26 ? format.getUint16(24, true) : formatTag
  const channels = format.getUint16(2, true)
  const sampleRate = format.getUint32(4, true)
  const bits = format.getUint16(14, true)
  const read = readers[`${code} ${bits}`]
  if (!read || channels === 0 || sampleRate === 0) return undefined
  return { sound: { samples: mixed(data.view, read, bits / 8, channels), sampleRate }, cut: data.cut }
}

type Reader = (view: DataView, at: number) => number

/** How a sample is read, by the format's code and its bits. */
const readers: Readonly<Record<string, Reader>> = {
  [`${integers} 8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${integers} 16`]: (view, at) => view.getInt16(at, true) / 0x8000,
  [`${integers} 24`]: (view, at) =>
    (view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getInt8(at + 2) << 16)) / 0x80_0000,
  [`${integers} 32`]: (view, at) => view.getInt32(at, true) / 0x8000_0000,
  [`${floats} 32`]: (view, at) => clipped(view.getFloat32(at, true)),
  [`${floats} 64`]: (view, at) => clipped(view.getFloat64(at, true)),
}

/** Floats may exceed the range or be NaN. */
function clipped(value: number): number {
  return Number.isNaN(value) ? 0 : Math.max(-1, Math.min(1, value))
}

function mixed(data: DataView, read: Reader, width: number, channels: number): Float32Array {
  const samples = new Float32Array(Math.floor(data.byteLength / width / channels))
  for (let frame = 0, at = 0; frame < samples.length; frame += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1, at += width) sum += read(data, at)
    samples[frame] = sum / channels
  }
  return samples
}

/** The available contents of a chunk, and whether some are missing. */
function chunk(view: DataView, name: string): { view: DataView; cut: boolean } | undefined {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const statedLength = view.getUint32(at + 4, true)
    const left = view.byteLength - at - 8
    if (nameAt(view, at) === name) {
      const open = statedLength === 0 || statedLength >= unknownLength
      const length = open ? left : Math.min(statedLength, left)
      return {
        view: new DataView(view.buffer, view.byteOffset + at + 8, length),
        cut: !open && statedLength > left,
      }
    }
    at += 8 + statedLength + (statedLength % 2)
  }
  return undefined
}

function nameAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return ''
  return String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)))
}
