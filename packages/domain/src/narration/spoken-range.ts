import { readMarks } from './marks/speech-marks.ts'
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
  const { words, kept } = readMarks(script)
  let end = 0
  let spoken: TextRange | undefined
  for (const { text, start_ms } of sentences) {
    if (start_ms > time) break
    const start = words.indexOf(text, end)
    if (start < 0) return undefined
    end = start + text.length
    spoken = [start, end]
  }
  return spoken && inScript(spoken, kept)
}

/** The range of the script with these words, and with the marks inside it. */
function inScript(
  [start, end]: TextRange,
  kept: ReturnType<typeof readMarks>['kept'],
): TextRange | undefined {
  const first = kept.findLast(({ inWords }) => inWords <= start)
  const last = kept.findLast(({ inWords }) => inWords < end)
  return first && last && [start - first.inWords + first.inScript, end - last.inWords + last.inScript]
}
