import { Readable } from 'node:stream'
import type { ByteRange } from '../../../course-material/media/read-range.ts'
import { episodeFrameBytes, silentFrames } from '../../../audio/speech/audio/episode-frames.ts'

/** A part of a file: bytes in memory, the first bytes of a stored file, or silence. */
export type Part = Uint8Array | StoredPart | SilentPart

export interface StoredPart {
  readonly filename: string
  readonly length: number
}

/** A number of silent frames. They take no memory: see `silentFrames`. */
export interface SilentPart {
  readonly silence: number
}

type ReadStored = (filename: string, range: ByteRange) => Promise<Readable | undefined>

/** The length of a part in bytes. */
export function lengthOf(part: Part): number {
  return 'silence' in part ? part.silence * episodeFrameBytes : part.length
}

/** Reads a range of the concatenated parts. Stored parts are opened when they are reached. */
export function readJoined(parts: readonly Part[], range: ByteRange, readStored: ReadStored): Readable {
  return Readable.from(joined(parts, range, readStored), { objectMode: false })
}

async function* joined(
  parts: readonly Part[],
  { start, end }: ByteRange,
  readStored: ReadStored,
): AsyncGenerator<Uint8Array> {
  let at = 0
  for (const part of parts) {
    const length = lengthOf(part)
    const from = Math.max(0, start - at)
    const to = Math.min(length, end + 1 - at)
    at += length
    if (from >= to) continue
    if ('silence' in part) yield* silentBytes(from, to)
    else if (part instanceof Uint8Array) yield part.subarray(from, to)
    else {
      const stored = await readStored(part.filename, { start: from, end: to - 1 })
      if (!stored) throw new Error(`The stored file ${part.filename} no longer exists.`)
      yield* stored
    }
  }
}

/** Source of all silence: 60 KiB of frames that are repeated. */
const someSilence = silentFrames(320)

/** A range of a silent part. */
function* silentBytes(start: number, end: number): Generator<Uint8Array> {
  for (let at = start; at < end;) {
    const from = at % episodeFrameBytes
    const bytes = someSilence.subarray(from, from + end - at)
    yield bytes
    at += bytes.length
  }
}
