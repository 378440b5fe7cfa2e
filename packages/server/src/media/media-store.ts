import type { Readable } from 'node:stream'

/** The port to where bytes are kept: a directory, or an object store. */
export interface MediaStore {
  /** Keeps a file whole or not at all; it is there for good when this resolves. */
  put(filename: string, bytes: Uint8Array): Promise<void>
  /** A part of a file, both ends inclusive; undefined when there is none of that name. */
  read(filename: string, range?: { start: number; end: number }): Promise<Readable | undefined>
  has(filename: string): Promise<boolean>
  /** Nothing happens when there is none of that name. */
  remove(filename: string): Promise<void>
  /**
   * Names of the files that were written before a time (milliseconds since 1970), in lists of at most `atOnce`. What an
   * interrupted `put` has left is among them, under a name that only `remove` takes.
   */
  listOlderThan(before: number, atOnce: number): AsyncIterable<readonly string[]>
  health(): Promise<{ ok: boolean; message: string }>
}
