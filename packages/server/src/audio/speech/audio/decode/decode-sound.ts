import type { Decoded } from './decoded.ts'
import { decodeFlac } from './decode-flac.ts'
import { decodeForeignMp3, startsMp3 } from './decode-foreign-mp3.ts'
import { decodeOpus } from './decode-opus.ts'
import { decodeWave } from './decode-wave.ts'
import { isText } from './is-text.ts'

/**
 * Decodes an untrusted audio file: WAV, MP3, Opus in Ogg, or FLAC. They are recognised by their first bytes, because
 * names and content types are often wrong. A file that ends before its sound does is `cut`.
 */
export async function decodeSound(file: Uint8Array): Promise<Decoded> {
  if (file.length === 0) return { fault: 'empty' }
  const start = Buffer.from(file.subarray(0, 64)).toString('latin1')
  const format = formats.find(({ test }) => test(start))
  if (format) return format.decode(file)
  return { fault: isText(file) ? 'not audio' : 'unsupported' }
}

const formats: readonly {
  readonly test: (start: string) => boolean
  readonly decode: (file: Uint8Array) => Decoded | Promise<Decoded>
}[] = [
  { test: (start) => /^RIFF.{4}WAVE/s.test(start), decode: decodeWave },
  { test: (start) => start.startsWith('fLaC'), decode: decodeFlac },
  { test: (start) => start.startsWith('OggS') && start.includes('OpusHead'), decode: decodeOpus },
  { test: startsMp3, decode: decodeForeignMp3 },
]
