import type { Narration } from './narration.ts'

/** Start and end in a text. */
export type TextRange = readonly [start: number, end: number]

/**
 * The range in the script of the sentence that is spoken at a time (milliseconds): the one that started last. Undefined
 * if the script does not contain it, as after an edit.
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
