import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * Reads the body of a response as it arrives. Throws SPEECH_UNUSABLE and stops reading once it has more bytes than the
 * requested speech can have.
 */
export async function readBounded(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > maxBytes)
      throw new Problem('SPEECH_UNUSABLE', {
        reason: 'tooMuch',
      })
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
