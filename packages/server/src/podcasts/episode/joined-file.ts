import { Readable } from 'node:stream'
import type { ByteRange } from '../../media/read-range.ts'

/** A stretch of a file: bytes at hand, or the beginning of a stored file. */
export type Part = Uint8Array | StoredPart

export interface StoredPart {
  readonly filename: string
  readonly length: number
}

type ReadStored = (filename: string, range: ByteRange) => Promise<Readable | undefined>

/** A part of the file that these parts make one behind the other. Stored ones are opened when their turn comes. */
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
    const from = Math.max(0, start - at)
    const to = Math.min(part.length, end + 1 - at)
    at += part.length
    if (from >= to) continue
    if (part instanceof Uint8Array) yield part.subarray(from, to)
    else {
      const stored = await readStored(part.filename, { start: from, end: to - 1 })
      if (!stored) throw new Error(`The stored file ${part.filename} is not there any more.`)
      yield* stored
    }
  }
}
