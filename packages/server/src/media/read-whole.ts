import type { MediaStore } from './media-store.ts'

/** All bytes of a stored file, in their own buffer. Throws if the file does not exist. */
export async function readWhole(store: MediaStore, filename: string): Promise<Uint8Array> {
  const stored = await store.read(filename)
  if (!stored) throw new Error(`The stored file ${filename} does not exist.`)
  const chunks: Uint8Array[] = []
  for await (const chunk of stored) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}
