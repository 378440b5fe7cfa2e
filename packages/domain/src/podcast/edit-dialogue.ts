import { changed, moved, movedTogether } from '../editing/list-edits.ts'
import type { LinePlace } from './play-order.ts'
import type { DialogueLine, Host, Podcast } from './podcast.ts'

/** A line as it begins. */
export function newLine(speaker: Host, tone = 'conversational'): DialogueLine {
  return { speaker, content: 'New dialogue content goes here.', tone }
}

/** A new line of the host at the end of the segment. */
export function addLine(podcast: Podcast, segment: number, speaker: Host): Podcast {
  return withDialogue(podcast, segment, (lines) => [...lines, newLine(speaker)])
}

/** Lines put before the one at `at`; the end is behind the last. */
export function insertLines(
  podcast: Podcast,
  segment: number,
  at: number,
  inserted: readonly DialogueLine[],
): Podcast {
  return withDialogue(podcast, segment, (lines) =>
    inserted.length > 0 ? lines.toSpliced(at, 0, ...inserted) : lines,
  )
}

/** These lines in the place of one. */
export function replaceLine(
  podcast: Podcast,
  segment: number,
  line: number,
  replacement: readonly DialogueLine[],
): Podcast {
  return withDialogue(podcast, segment, (lines) => lines.toSpliced(line, 1, ...replacement))
}

/**
 * Two lines of the same host in the place of one, parted at a position in its words. Audio stays with the first, where
 * it asks to be updated. No edit where one of them would say nothing.
 */
export function splitLine(podcast: Podcast, segment: number, line: number, at: number): Podcast {
  const said = podcast.segments[segment]?.dialogue[line]
  const [first, second] = [said?.content.slice(0, at).trim(), said?.content.slice(at).trim()]
  if (!said || !first || !second) return podcast
  return replaceLine(podcast, segment, line, [
    { ...said, content: first },
    { ...withoutAudio(said), content: second },
  ])
}

/** One line in the place of this and the next: what both say, by the host of the first. */
export function joinLines(podcast: Podcast, segment: number, line: number): Podcast {
  return withDialogue(podcast, segment, (lines) => {
    const [first, second] = lines.slice(line, line + 2)
    if (!first || !second) return lines
    const content = [first.content.trim(), second.content.trim()].filter(Boolean).join(' ')
    const sources = [...new Set([...(first.sources ?? []), ...(second.sources ?? [])])]
    return lines.toSpliced(line, 2, { ...first, content, ...(sources.length > 0 && { sources }) })
  })
}

/**
 * Lines put into another where its text is selected: what stands before and after stays as lines of its own, and audio
 * with the first of them. A line as it begins gives way whole.
 */
export function pasteLines(
  podcast: Podcast,
  { segment, line }: LinePlace,
  selected: { readonly start: number; readonly end: number },
  pasted: readonly DialogueLine[],
): Podcast {
  const said = podcast.segments[segment]?.dialogue[line]
  if (!said || pasted.length === 0) return podcast
  if (said.content === newLine(said.speaker).content) return replaceLine(podcast, segment, line, pasted)
  const before = said.content.slice(0, selected.start).trim()
  const after = said.content.slice(selected.end).trim()
  const rest = before ? withoutAudio(said) : said
  return replaceLine(podcast, segment, line, [
    ...(before ? [{ ...said, content: before }] : []),
    ...pasted,
    ...(after ? [{ ...rest, content: after }] : []),
  ])
}

export function removeLine(podcast: Podcast, segment: number, line: number): Podcast {
  return withDialogue(podcast, segment, (lines) => lines.filter((_, index) => index !== line))
}

export function moveLine(podcast: Podcast, segment: number, from: number, to: number): Podcast {
  return withDialogue(podcast, segment, (lines) => moved(lines, from, to))
}

/** The line put into the gap before a place, also of another segment. */
export function moveLineToGap(podcast: Podcast, from: LinePlace, gap: LinePlace): Podcast {
  if (from.segment === gap.segment)
    return withDialogue(podcast, gap.segment, (lines) => movedTogether(lines, [from.line], gap.line))
  const line = podcast.segments[from.segment]?.dialogue[from.line]
  if (!line || !podcast.segments[gap.segment]) return podcast
  return insertLines(removeLine(podcast, from.segment, from.line), gap.segment, gap.line, [line])
}

export function changeLine(
  podcast: Podcast,
  segment: number,
  line: number,
  changes: Partial<DialogueLine>,
): Podcast {
  return withDialogue(podcast, segment, (lines) => changed(lines, line, (said) => ({ ...said, ...changes })))
}

/** Gives the line to the other host. Its audio is the first one's voice, so the line has none any more. */
export function switchSpeaker(podcast: Podcast, segment: number, line: number): Podcast {
  return withDialogue(podcast, segment, (lines) =>
    changed(lines, line, (said) => ({
      ...withoutAudio(said),
      speaker: said.speaker === 'ALEX' ? 'JAMIE' : 'ALEX',
    })),
  )
}

function withoutAudio({ audio: _voice, audio_path: _file, ...said }: DialogueLine): DialogueLine {
  return said
}

function withDialogue(
  podcast: Podcast,
  segment: number,
  change: (lines: DialogueLine[]) => DialogueLine[],
): Podcast {
  const segments = changed(podcast.segments, segment, (one) => {
    const dialogue = change(one.dialogue)
    return dialogue === one.dialogue ? one : { ...one, dialogue }
  })
  return segments === podcast.segments ? podcast : { ...podcast, segments }
}
