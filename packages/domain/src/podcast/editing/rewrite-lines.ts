import type { WrittenLine } from '../../api/documents/rewriting.ts'
import { saysTheSame } from '../../narration/audio/audio-status.ts'
import { newPartKey } from '../../documents/part-keys.ts'
import { withDialogue } from './edit-dialogue.ts'
import { placeOfLine } from '../find-line.ts'
import type { DialogueLine, Podcast } from '../podcast.ts'

/**
 * The lines with the proposed words. A proposed line is matched with the line of the same host and words. Without one,
 * and if the number of lines is unchanged, it is matched by position. Otherwise it is new. Audio stays with a line if
 * the host is the same. A line with the same words keeps its marks of speech, which writers do not get.
 */
export function rewrittenLines(
  lines: readonly DialogueLine[],
  proposed: readonly WrittenLine[],
): DialogueLine[] {
  const free = new Set(lines)
  const take = (line: DialogueLine | undefined) => (line && free.delete(line) ? line : undefined)
  const alike = proposed.map(({ speaker, content }) =>
    take([...free].find((line) => saysTheSame(line.content, content) && line.speaker === speaker)),
  )
  return proposed.map((next, at) => {
    const before = alike[at] ?? (lines.length === proposed.length ? take(lines[at]) : undefined)
    const key = before?.key ?? newPartKey()
    if (before?.speaker !== next.speaker) return { ...next, key }
    const content = saysTheSame(before.content, next.content) ? before.content : next.content
    return { ...before, ...next, key, content }
  })
}

/**
 * Replaces the adjacent lines `was` with `next`, in the segment that contains them now. Returns the same podcast if one
 * of them was edited, deleted or moved away from the others since.
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

/** True if the words, the hosts or the tones differ. */
export function changesLines(lines: readonly DialogueLine[], next: readonly DialogueLine[]): boolean {
  const said = (some: readonly DialogueLine[]) =>
    JSON.stringify(some.map(({ speaker, content, tone }) => [speaker, content.trim(), tone]))
  return said(lines) !== said(next)
}
