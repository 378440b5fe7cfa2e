import { createHash } from 'node:crypto'

/** SHA-256 of the words of a script, hexadecimal. Surrounding space is not spoken, so it is ignored. */
export function hashOfWords(script: string): string {
  return createHash('sha256').update(script.trim()).digest('hex')
}
