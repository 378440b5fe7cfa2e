/** The fields of an MPEG audio frame header that Lectern uses (ISO/IEC 11172-3 and 13818-3, Layer III). */
export interface Mp3Frame {
  /** Position in the file. */
  readonly at: number
  readonly bytes: number
  /** Number of samples. */
  readonly samples: number
  readonly sampleRate: number
  /** Position of its contents: after the header and the side information of one channel. */
  readonly contentsAt: number
}

/** The consecutive frames of a mono MP3 without tags; ends at the first byte that starts no frame. */
export function* mp3Frames(file: Uint8Array): Generator<Mp3Frame> {
  for (let at = 0; at + 4 <= file.length;) {
    const frame = readMp3Frame(file, at)
    if (!frame || at + frame.bytes > file.length) return
    yield frame
    at += frame.bytes
  }
}

const mpeg1Kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const mpeg2Kilobits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const mpeg1Rates = [44_100, 48_000, 32_000]

/** The frame whose header is at this position, complete or not; undefined if there is no header. */
export function readMp3Frame(file: Uint8Array, at: number): Mp3Frame | undefined {
  const [sync = 0, versionAndLayer = 0, rates = 0] = file.subarray(at, at + 3)
  if (sync !== 0xff || (versionAndLayer & 0xe6) !== 0xe2) return undefined
  /** 0 is MPEG 2.5, 2 is MPEG 2, 3 is MPEG 1. */
  const version = (versionAndLayer >> 3) & 3
  const kilobits = (version === 3 ? mpeg1Kilobits : mpeg2Kilobits)[rates >> 4]
  const fullRate = mpeg1Rates[(rates >> 2) & 3]
  if (!kilobits || !fullRate) return undefined
  const sampleRate = fullRate / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const samples = version === 3 ? 1152 : 576
  const bytes = Math.floor((samples * kilobits * 125) / sampleRate) + ((rates >> 1) & 1)
  return { at, bytes, samples, sampleRate, contentsAt: at + 4 + (version === 3 ? 17 : 9) }
}
