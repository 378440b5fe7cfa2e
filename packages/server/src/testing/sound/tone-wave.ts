/** Sample formats: bits, and integer or float. */
const formats = { int8: 8, int16: 16, int24: 24, int32: 32, float32: 32, float64: 64 } as const
export type ToneFormat = keyof typeof formats

/** A wave file of a tone at half of full amplitude. Each further channel is silent. */
export function toneWave({
  seconds,
  sampleRate = 24_000,
  channels = 1,
  format = 'int16',
  statedLength,
  extensible = false,
}: {
  seconds: number
  sampleRate?: number
  channels?: number
  format?: ToneFormat
  /** The data length in the header, if it differs from the real one. */
  statedLength?: number
  /** With the long header of WAVE_FORMAT_EXTENSIBLE. */
  extensible?: boolean
}): Uint8Array {
  const bits = formats[format]
  const width = bits / 8
  const code = format.startsWith('int') ? 1 : 3
  const frames = Math.round(seconds * sampleRate)
  const length = frames * channels * width
  const headerLength = extensible ? 40 : 16
  const start = 28 + headerLength
  const file = Buffer.alloc(start + length)
  file.write('RIFF', 0)
  file.writeUInt32LE(start - 8 + length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(headerLength, 16)
  file.writeUInt16LE(extensible ? 0xfffe : code, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * channels * width, 28)
  file.writeUInt16LE(channels * width, 32)
  file.writeUInt16LE(bits, 34)
  if (extensible) {
    file.writeUInt16LE(22, 36)
    file.writeUInt16LE(bits, 38)
    file.writeUInt16LE(code, 44)
  }
  file.write('data', start - 8)
  file.writeUInt32LE(statedLength ?? length, start - 4)
  if (format === 'int8') file.fill(128, start)
  for (let frame = 0; frame < frames; frame += 1) {
    const value = 0.5 * Math.sin((2 * Math.PI * 440 * frame) / sampleRate)
    write(file, format, value, start + frame * channels * width)
  }
  return file
}

function write(file: Buffer, format: ToneFormat, value: number, at: number): void {
  if (format === 'int8') file.writeUInt8(Math.round(128 + value * 127), at)
  else if (format === 'float32') file.writeFloatLE(value, at)
  else if (format === 'float64') file.writeDoubleLE(value, at)
  else file.writeIntLE(Math.round(value * (2 ** (formats[format] - 1) - 1)), at, formats[format] / 8)
}
