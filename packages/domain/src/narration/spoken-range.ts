import type { Narration } from './narration.ts'

/** From where to where in a text. */
export type TextRange = readonly [start: number, end: number]

/**
 * Where in the script the sentence stands that is spoken at this time (milliseconds): the one that began last. Undefined
 * where the script does not have it, as after an edit.
 */
export function spokenRange(
  script: string,
  sentences: Narration['sentences'],
  time: number,
): TextRange | undefined {
  let end = 0
  let spoken: TextRange | undefined
  for (const { text, start_ms } of sentences) {
    if (start_ms > time) break
    const start = script.indexOf(text, end)
    if (start < 0) return undefined
    end = start + text.length
    spoken = [start, end]
  }
  return spoken
}
