/** All bytes of an upload or of a stored file, in their own buffer, so that another thread can take them over. */
export async function collectBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const collected: Uint8Array[] = []
  for await (const chunk of chunks) collected.push(chunk)
  return new Uint8Array(Buffer.concat(collected))
}
