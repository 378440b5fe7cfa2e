import type { Sound } from '../speech-engine.ts'

/** Format codes of a wave file. */
const integers = 1
const floats = 3
const extensible = 0xfffe

/**
 * The sound of a RIFF wave file of 16-bit integers or 32-bit floats, mixed to one channel; undefined for anything else.
 * Those who stream it cannot know its length, and put the largest number there or 0: then it goes to the end.
 */
export function readWave(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return undefined
  const format = chunk(view, 'fmt ')
  const data = chunk(view, 'data')
  if (!format || !data || format.byteLength < 16) return undefined
  const told = format.getUint16(0, true)
  const code = told === extensible && format.byteLength >= 26 ? format.getUint16(24, true) : told
  const bits = format.getUint16(14, true)
  const channels = format.getUint16(2, true)
  const sampleRate = format.getUint32(4, true)
  const read = reader(code, bits, data)
  if (!read || channels === 0 || sampleRate === 0) return undefined
  const frames = Math.floor(data.byteLength / (bits / 8) / channels)
  return {
    samples: Float32Array.from({ length: frames }, (_, at) => mixed(read, at * channels, channels)),
    sampleRate,
  }
}

function reader(code: number, bits: number, data: DataView): ((sample: number) => number) | undefined {
  if (code === integers && bits === 16) return (sample) => data.getInt16(sample * 2, true) / 32_768
  if (code === floats && bits === 32)
    return (sample) => Math.max(-1, Math.min(1, data.getFloat32(sample * 4, true)))
  return undefined
}

function mixed(read: (sample: number) => number, from: number, channels: number): number {
  let sum = 0
  for (let channel = 0; channel < channels; channel += 1) sum += read(from + channel)
  return sum / channels
}

function chunk(view: DataView, name: string): DataView | undefined {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const told = view.getUint32(at + 4, true)
    const left = view.byteLength - at - 8
    if (nameAt(view, at) === name) {
      const length = told === 0 ? left : Math.min(told, left)
      return new DataView(view.buffer, view.byteOffset + at + 8, length)
    }
    at += 8 + told + (told % 2)
  }
  return undefined
}

function nameAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return ''
  return String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)))
}
