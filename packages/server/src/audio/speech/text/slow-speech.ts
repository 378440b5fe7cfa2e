import type { SpeechRequest } from '../speech-engine.ts'

/** How much longer slow words take. Slower speech of the built-in voices sounds drawn out. */
export const slowness = 1.25

/** True if a built-in voice speaks the request slowly. Its words all have the same marks. */
export function isSlow({ spans = [] }: Pick<SpeechRequest, 'spans'>): boolean {
  return spans.some(({ marks }) => marks.includes('slow'))
}
