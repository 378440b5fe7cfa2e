import type { Readable } from 'node:stream'
import type { ByteRange } from './read-range.ts'

/** A file as an answer. Only the requested range is read. */
export interface ServedFile {
  readonly contentType: string
  readonly bytes: number
  /** Identifies the content; the ETag. */
  readonly version: string
  /** When the content changed last, if that is known. For information only: `version` decides about a 304. */
  readonly modified?: Date
  /** Whether its address also identifies the content, so that it may be cached permanently. */
  readonly immutable?: boolean
  /** File name for a download; if undefined, browsers display the file. */
  readonly name?: string
  /** A range of it; undefined if it no longer exists. */
  read(range: ByteRange): Promise<Readable | undefined>
}
