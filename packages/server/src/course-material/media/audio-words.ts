import { createHash } from 'node:crypto'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'

/** SHA-256 of the words of a script, hexadecimal. Surrounding space and marks are not spoken, so they are
 * ignored. */
export function hashOfWords(script: string): string {
  return createHash('sha256').update(spokenWords(script).trim()).digest('hex')
}
