/** A wave file of a tone at half of full loudness; each further channel is silent. */
export function toneWave({
  seconds,
  sampleRate = 24_000,
  channels = 1,
  format = 'int16',
  toldLength,
}: {
  seconds: number
  sampleRate?: number
  channels?: number
  format?: 'int16' | 'float32'
  /** Of the data in bytes, where it is not the true one. */
  toldLength?: number
}): Uint8Array {
  const width = format === 'int16' ? 2 : 4
  const frames = Math.round(seconds * sampleRate)
  const length = frames * channels * width
  const file = Buffer.alloc(44 + length)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(format === 'int16' ? 1 : 3, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * channels * width, 28)
  file.writeUInt16LE(channels * width, 32)
  file.writeUInt16LE(width * 8, 34)
  file.write('data', 36)
  file.writeUInt32LE(toldLength ?? length, 40)
  for (let frame = 0; frame < frames; frame += 1) {
    const value = 0.5 * Math.sin((2 * Math.PI * 440 * frame) / sampleRate)
    const at = 44 + frame * channels * width
    if (format === 'int16') file.writeInt16LE(Math.round(value * 32_767), at)
    else file.writeFloatLE(value, at)
  }
  return file
}
