import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * The body of an answer, read as it comes. Throws SPEECH_UNUSABLE, and reads no further, once there are more bytes than
 * any speech that was asked for can have.
 */
export async function readBounded(answer: Response, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > mostBytes)
      throw new Problem('SPEECH_UNUSABLE', {
        sentence: 'The speech server sent far more audio than this text can have. Please try again.',
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
