import type { Readable } from 'node:stream'

/** The port to the storage of bytes: a directory, or an object store. */
export interface MediaStore {
  /** Stores a file completely or not at all; it is durable when this resolves. */
  put(filename: string, bytes: Uint8Array): Promise<void>
  /** A range of a file, both ends inclusive; undefined if the file does not exist. */
  read(filename: string, range?: { start: number; end: number }): Promise<Readable | undefined>
  has(filename: string): Promise<boolean>
  /**
   * Does nothing if the file does not exist. `writtenBefore` (milliseconds since 1970) keeps a file that was stored again
   * at that time or later.
   */
  remove(filename: string, condition?: { readonly writtenBefore: number }): Promise<void>
  /**
   * Names of the files that were written before a time (milliseconds since 1970), in lists of at most `atOnce`.
   * They include the remains of an interrupted `put`, under names that only `remove` accepts.
   */
  listOlderThan(before: number, atOnce: number): AsyncIterable<readonly string[]>
  health(): Promise<{ ok: boolean; message: string }>
}
