import { keepKeys, matchKeys, withOwnKeys } from '@lectern/domain/documents/part-keys.ts'
import type { DialogueLine, Segment } from '@lectern/domain/podcast/podcast.ts'

/**
 * Gives the segments of a request and their lines the keys that they had before (`known`). Lines are matched in the
 * whole podcast, because they move between segments. By position they are matched only within the previous segment.
 */
export function matchSegments(segments: readonly Segment[], known: readonly Segment[]): Segment[] {
  const matched = matchKeys(segments, known, ({ segment_title }) => segment_title)
  const before = new Map(known.map((segment) => [segment.key, segment.dialogue]))
  const inPlace = matched.flatMap(({ key, dialogue }) => dialogue.map((_, at) => before.get(key)?.[at]))
  const lines = matchKeys(linesOf(matched), linesOf(known), lineWords, (at) => inPlace[at])
  // A line must not have the key of a segment: keys are unique in the document.
  return withLines(matched, withOwnKeys(lines, new Set(matched.map(({ key }) => key))))
}

/**
 * Gives the segments of a podcast that was generated again the keys of the stored ones (`known`) with the same titles, and
 * their lines those of the lines with the same words. Equal short lines keep their segments.
 */
export function keepSegmentKeys(segments: readonly Segment[], known: readonly Segment[]): Segment[] {
  const kept = keepKeys(segments, known, ({ segment_title }) => segment_title)
  const before = new Map(known.map(({ key, dialogue }) => [key, dialogue]))
  const inSegments = kept.flatMap(({ key, dialogue }) => keepKeys(dialogue, before.get(key) ?? [], lineWords))
  return withLines(kept, keepKeys(inSegments, linesOf(known), lineWords))
}

/** All lines, in the order of the segments. */
export function linesOf(segments: readonly Segment[]): DialogueLine[] {
  return segments.flatMap(({ dialogue }) => dialogue)
}

/** Replaces the lines of the segments. Each segment keeps its number of lines. */
export function withLines(segments: readonly Segment[], lines: readonly DialogueLine[]): Segment[] {
  let start = 0
  return segments.map((segment) => {
    const dialogue = lines.slice(start, start + segment.dialogue.length)
    start += segment.dialogue.length
    return { ...segment, dialogue }
  })
}

/** The words by which a line without a key is recognised. */
export function lineWords({ speaker, content }: DialogueLine): string {
  return `${speaker} ${content.trim()}`
}
