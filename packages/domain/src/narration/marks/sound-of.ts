import { heardMarks } from './heard-marks.ts'
import { readMarks } from './speech-marks.ts'
import { type WordMark, wordMarks } from '../../voices/word-mark.ts'

/**
 * A text that is the same for scripts that sound the same in a voice that follows these marks. Every voice follows
 * pauses. It is the script itself, trimmed, if that has no mark.
 */
export function soundOf(script: string, followed: readonly WordMark[] = wordMarks): string {
  const marked = readMarks(script)
  const { words } = marked
  const { pauses, ranges } = heardMarks(marked)
  const said = words.trim()
  const start = words.length - words.trimStart().length
  const heard = [
    ...pauses.map(({ at, seconds }) => ['pause', at - start, seconds]),
    ...ranges
      .filter(({ mark }) => followed.includes(mark))
      .map((range) => [range.mark, range.start - start, range.end - start]),
  ]
  return heard.length === 0 ? said : JSON.stringify([said, heard])
}
