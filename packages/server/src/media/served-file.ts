import type { Readable } from 'node:stream'
import type { ByteRange } from './read-range.ts'

/** A file as an answer: it is read where, and as far as, somebody asks for it. */
export interface ServedFile {
  readonly contentType: string
  readonly bytes: number
  /** Names the content; the ETag. */
  readonly version: string
  /** When the content changed last, as far as that is known. Information only: `version` decides about a 304. */
  readonly modified?: Date
  /** Whether its address names the content too, so that it may be kept for ever. */
  readonly immutable?: boolean
  /** What a browser calls it that keeps it; without, browsers show it. */
  readonly name?: string
  /** A part of it; undefined when it is there no longer. */
  read(range: ByteRange): Promise<Readable | undefined>
}
