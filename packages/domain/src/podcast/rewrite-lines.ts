import type { WrittenLine } from '../api/rewriting.ts'
import type { DialogueLine, Podcast } from './podcast.ts'

/**
 * The lines with what was proposed in place of their words. Audio stays with a line whose host says it still: where the
 * words are the same, and where as many lines came back, in the line's place, which then asks to be updated.
 */
export function rewrittenLines(
  lines: readonly DialogueLine[],
  proposed: readonly WrittenLine[],
): DialogueLine[] {
  return proposed.map((next, at) => {
    const inPlace = lines.length === proposed.length ? lines[at] : undefined
    const alike = lines.find((line) => line.content === next.content && line.speaker === next.speaker)
    const before = alike ?? (inPlace?.speaker === next.speaker ? inPlace : undefined)
    return { ...before, ...next }
  })
}

/**
 * Puts `next` where the lines of `was` still stand as they were, one after the other: in the segment at `near`, or in
 * whichever they are now. The same podcast where they have been edited since.
 */
export function replaceUneditedLines(
  podcast: Podcast,
  was: readonly DialogueLine[],
  next: readonly DialogueLine[],
  near: { readonly segment: number; readonly line: number },
): Podcast {
  const stand = (dialogue: readonly DialogueLine[] | undefined, from: number) =>
    was.every(({ speaker, content }, at) => {
      const line = dialogue?.[from + at]
      return line?.speaker === speaker && line.content === content
    })
  const standing = podcast.segments.map(({ dialogue }, segment) => {
    if (segment === near.segment && stand(dialogue, near.line)) return near.line
    return dialogue.findIndex((_, from) => stand(dialogue, from))
  })
  const at = (standing[near.segment] ?? -1) >= 0 ? near.segment : standing.findIndex((from) => from >= 0)
  const from = standing[at]
  const segment = podcast.segments[at]
  if (from === undefined || !segment) return podcast
  const dialogue = segment.dialogue.toSpliced(from, was.length, ...next)
  return { ...podcast, segments: podcast.segments.with(at, { ...segment, dialogue }) }
}

/** Whether other lines are said, or by others, or otherwise. */
export function changesLines(lines: readonly DialogueLine[], next: readonly DialogueLine[]): boolean {
  const said = (some: readonly DialogueLine[]) =>
    JSON.stringify(some.map(({ speaker, content, tone }) => [speaker, content.trim(), tone]))
  return said(lines) !== said(next)
}
