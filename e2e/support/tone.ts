const sampleRate = 24_000

/** A WAV file with a tone from its first sample to its last. */
export function tone(durationMs: number, frequency: number): Buffer {
  const samples = Math.round((durationMs * sampleRate) / 1000)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1)
    file.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * frequency * at) / sampleRate)), 44 + at * 2)
  return file
}
