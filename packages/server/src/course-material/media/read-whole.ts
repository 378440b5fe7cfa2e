import { collectBytes } from './collect-bytes.ts'
import type { MediaStore } from './media-store.ts'

/** All bytes of a stored file. Throws if the file does not exist. */
export async function readWhole(store: Pick<MediaStore, 'read'>, filename: string): Promise<Uint8Array> {
  const stored = await store.read(filename)
  if (!stored) throw new Error(`The stored file ${filename} does not exist.`)
  return collectBytes(stored)
}
