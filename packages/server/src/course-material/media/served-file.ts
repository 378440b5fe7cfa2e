import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { MediaFile } from './catalogue-store.ts'
import type { MediaStore } from './media-store.ts'
import type { ByteRange } from './read-range.ts'

/** A file as an answer. Only the requested range is read. */
export interface ServedFile {
  readonly contentType: string
  readonly bytes: number
  /** Identifies the content; the ETag. */
  readonly version: string
  /** When the content changed last, if that is known. Another content must have another second. */
  readonly modified?: Date
  /** Whether its address also identifies the content, so that it may be cached permanently. */
  readonly immutable?: boolean
  /** File name for a download; if undefined, browsers display the file. */
  readonly name?: string
  /** A range of it; undefined if it no longer exists. */
  read(range: ByteRange): Promise<Readable | undefined>
}

/** How much of a SHA-256 (hexadecimal) identifies a content. */
const versionLength = 32

/** A file of the catalogue as an answer. */
export function servedFile(
  { filename, contentType, bytes, sha256 }: MediaFile,
  store: Pick<MediaStore, 'read'>,
): ServedFile {
  return {
    contentType,
    bytes,
    version: sha256.slice(0, versionLength),
    read: (range) => store.read(filename, range),
  }
}

/** Bytes in memory as an answer. */
export function servedBytes(contentType: string, bytes: Uint8Array): ServedFile {
  return {
    contentType,
    bytes: bytes.length,
    version: createHash('sha256').update(bytes).digest('hex').slice(0, versionLength),
    read: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
  }
}
