import { createHash } from 'node:crypto'

/** SHA-256 of the words of a script, hexadecimal. Space around a script is not spoken, so it does not count. */
export function hashOfWords(script: string): string {
  return createHash('sha256').update(script.trim()).digest('hex')
}
