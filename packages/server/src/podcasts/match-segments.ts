import { matchKeys, withOwnKeys } from '@lectern/domain/documents/part-keys.ts'
import type { DialogueLine, Segment } from '@lectern/domain/podcast/podcast.ts'

/**
 * Gives the segments of a request, and their lines, the keys of those that they were before (`known`). Lines are found
 * in all of the podcast, since they move between segments; by position only within the segment that theirs was.
 */
export function matchSegments(segments: readonly Segment[], known: readonly Segment[]): Segment[] {
  const matched = matchKeys(segments, known, ({ segment_title }) => segment_title)
  const before = new Map(known.map((segment) => [segment.key, segment.dialogue]))
  const inPlace = matched.flatMap(({ key, dialogue }) => dialogue.map((_, at) => before.get(key)?.[at]))
  const lines = matchKeys(linesOf(matched), linesOf(known), lineWords, (at) => inPlace[at])
  // No line has the key of a segment either: keys are unique in the document.
  return withLines(matched, withOwnKeys(lines, new Set(matched.map(({ key }) => key))))
}

/** Every line, in the order of the segments. */
export function linesOf(segments: readonly Segment[]): DialogueLine[] {
  return segments.flatMap(({ dialogue }) => dialogue)
}

/** The segments with other lines in the place of theirs, as many as they have. */
export function withLines(segments: readonly Segment[], lines: readonly DialogueLine[]): Segment[] {
  let start = 0
  return segments.map((segment) => {
    const dialogue = lines.slice(start, start + segment.dialogue.length)
    start += segment.dialogue.length
    return { ...segment, dialogue }
  })
}

/** What a line without a key is recognised by. */
export function lineWords({ speaker, content }: DialogueLine): string {
  return `${speaker} ${content.trim()}`
}
