import type { WrittenLine } from '../api/rewriting.ts'
import { newPartKey } from '../documents/part-keys.ts'
import { withDialogue } from './edit-dialogue.ts'
import { placeOfLine } from './find-line.ts'
import type { DialogueLine, Podcast } from './podcast.ts'

/**
 * The lines with what was proposed in place of their words. A proposed line is the line of the same host and words, else,
 * where as many lines came back, the line in its place; else it is new. Audio stays with a line whose host still says it.
 */
export function rewrittenLines(
  lines: readonly DialogueLine[],
  proposed: readonly WrittenLine[],
): DialogueLine[] {
  const free = new Set(lines)
  const take = (line: DialogueLine | undefined) => (line && free.delete(line) ? line : undefined)
  const alike = proposed.map(({ speaker, content }) =>
    take([...free].find((line) => line.content === content && line.speaker === speaker)),
  )
  return proposed.map((next, at) => {
    const before = alike[at] ?? (lines.length === proposed.length ? take(lines[at]) : undefined)
    const key = before?.key ?? newPartKey()
    return before?.speaker === next.speaker ? { ...before, ...next, key } : { ...next, key }
  })
}

/**
 * Puts `next` in the place of the lines of `was`, which stand one after the other in whichever segment they are now. The
 * same podcast if one of them has been edited, deleted or moved away from the others since.
 */
export function replaceUneditedLines(
  podcast: Podcast,
  was: readonly DialogueLine[],
  next: readonly DialogueLine[],
): Podcast {
  const [first] = was
  const place = first && placeOfLine(podcast, first.key)
  const segment = place && podcast.segments[place.segment]
  if (!segment) return podcast
  const unedited = was.every(({ key, speaker, content }, at) => {
    const line = segment.dialogue[place.line + at]
    return line?.key === key && line.speaker === speaker && line.content === content
  })
  if (!unedited) return podcast
  return withDialogue(podcast, segment.key, (lines) => lines.toSpliced(place.line, was.length, ...next))
}

/** Whether other lines are said, or by others, or otherwise. */
export function changesLines(lines: readonly DialogueLine[], next: readonly DialogueLine[]): boolean {
  const said = (some: readonly DialogueLine[]) =>
    JSON.stringify(some.map(({ speaker, content, tone }) => [speaker, content.trim(), tone]))
  return said(lines) !== said(next)
}
