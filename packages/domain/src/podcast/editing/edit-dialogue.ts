import { newPartKey } from '../../documents/part-keys.ts'
import { changed, type Gap, movedTogether, indexOfKey, replaced } from '../../editing/list-edits.ts'
import { lineOf, placeOfLine, segmentOf, segmentOfLine } from '../find-line.ts'
import { withLineKeys } from '../line-keys.ts'
import type { DialogueLine, Host, Podcast } from '../podcast.ts'

/** A gap between the lines of a segment: the key of the segment, and of the line after the gap. */
export interface LineGap {
  readonly segment: string
  readonly before: Gap
}

/** A new line with its default text. */
export function newLine(speaker: Host, tone = 'conversational'): DialogueLine {
  return { key: newPartKey(), speaker, content: 'New dialogue content goes here.', tone }
}

/** Adds a new line of the host at the end of the segment. */
export function addLine(podcast: Podcast, segment: string, speaker: Host): Podcast {
  return insertLines(podcast, { segment, before: undefined }, [newLine(speaker)])
}

/** Inserts lines into a gap. */
export function insertLines(
  podcast: Podcast,
  { segment, before }: LineGap,
  inserted: readonly DialogueLine[],
): Podcast {
  if (inserted.length === 0) return podcast
  return withDialogue(podcast, segment, (lines) => {
    const at = before === undefined ? lines.length : indexOfKey(lines, before)
    return at < 0 ? lines : lines.toSpliced(at, 0, ...inserted)
  })
}

/** Replaces one line with these lines. */
export function replaceLine(podcast: Podcast, key: string, replacement: readonly DialogueLine[]): Podcast {
  return withLinesAround(podcast, key, (lines) => replaced(lines, key, replacement))
}

/**
 * Splits a line into two lines of the same host, at a position in its text. The first part keeps the key and the audio,
 * which becomes outdated. No edit if one part would have no words.
 */
export function splitLine(podcast: Podcast, key: string, at: number): Podcast {
  const said = lineOf(podcast, key)
  const [first, second] = [said?.content.slice(0, at).trim(), said?.content.slice(at).trim()]
  if (!said || !first || !second) return podcast
  return replaceLine(podcast, key, [
    { ...said, content: first },
    { ...withoutAudio(said), key: newPartKey(), content: second },
  ])
}

/** Joins a line with the next one. The first line's host speaks the text of both. The first line keeps its key. */
export function joinLines(podcast: Podcast, key: string): Podcast {
  return withLinesAround(podcast, key, (lines) => {
    const line = indexOfKey(lines, key)
    const [first, second] = lines.slice(line, line + 2)
    if (!first || !second) return lines
    const content = [first.content.trim(), second.content.trim()].filter(Boolean).join(' ')
    const sources = [...new Set([...(first.sources ?? []), ...(second.sources ?? [])])]
    return lines.toSpliced(line, 2, { ...first, content, ...(sources.length > 0 && { sources }) })
  })
}

/**
 * Inserts lines in place of the selected text of a line. The text before and after the selection becomes separate
 * lines. The first of them keeps the key and the audio. A new line with its default text is replaced completely.
 */
export function pasteLines(
  podcast: Podcast,
  key: string,
  selected: { readonly start: number; readonly end: number },
  pasted: readonly DialogueLine[],
): Podcast {
  const said = lineOf(podcast, key)
  if (!said || pasted.length === 0) return podcast
  if (said.content === newLine(said.speaker).content) return replaceLine(podcast, key, pasted)
  const before = said.content.slice(0, selected.start).trim()
  const after = said.content.slice(selected.end).trim()
  const rest = before ? { ...withoutAudio(said), key: newPartKey() } : said
  return replaceLine(podcast, key, [
    ...(before ? [{ ...said, content: before }] : []),
    ...pasted,
    ...(after ? [{ ...rest, content: after }] : []),
  ])
}

export function removeLine(podcast: Podcast, key: string): Podcast {
  return withLinesAround(podcast, key, (lines) => lines.filter((line) => line.key !== key))
}

/** Moves the line into a gap, also of another segment. It keeps its key. */
export function moveLineToGap(podcast: Podcast, key: string, gap: LineGap): Podcast {
  const [line, from, to] = [
    lineOf(podcast, key),
    segmentOfLine(podcast, key),
    segmentOf(podcast, gap.segment),
  ]
  if (!line || !from || !to) return podcast
  if (from === to) return withDialogue(podcast, to.key, (lines) => movedTogether(lines, [key], gap.before))
  const without = removeLine(podcast, key)
  const moved = insertLines(without, gap, [line])
  return moved === without ? podcast : moved
}

export function changeLine(podcast: Podcast, key: string, changes: Partial<DialogueLine>): Podcast {
  return withLinesAround(podcast, key, (lines) => changed(lines, key, (said) => ({ ...said, ...changes })))
}

/** Switches the line to the other host. Its audio stays and becomes outdated, because it has the first host's voice. */
export function switchSpeaker(podcast: Podcast, key: string): Podcast {
  return withLinesAround(podcast, key, (lines) =>
    changed(lines, key, ({ audio, ...said }) => ({
      ...said,
      // Audio stored before hosts were recorded would otherwise count as audio of the new host.
      ...(audio && { audio: { ...audio, host: audio.host ?? said.speaker } }),
      speaker: said.speaker === 'ALEX' ? 'JAMIE' : 'ALEX',
    })),
  )
}

function withoutAudio({ audio: _voice, audio_path: _file, ...said }: DialogueLine): DialogueLine {
  return said
}

/** Changes the lines of the segment that contains this line. */
function withLinesAround(
  podcast: Podcast,
  key: string,
  change: (lines: DialogueLine[]) => DialogueLine[],
): Podcast {
  const place = placeOfLine(podcast, key)
  const segment = place && podcast.segments[place.segment]
  return segment ? withDialogue(podcast, segment.key, change) : podcast
}

/** Changes the lines of a segment. A line with the key of an earlier line gets a new key. */
export function withDialogue(
  podcast: Podcast,
  segment: string,
  change: (lines: DialogueLine[]) => DialogueLine[],
): Podcast {
  const segments = changed(podcast.segments, segment, (one) => {
    const dialogue = change(one.dialogue)
    return dialogue === one.dialogue ? one : { ...one, dialogue }
  })
  return segments === podcast.segments ? podcast : { ...podcast, segments: withLineKeys(segments) }
}
