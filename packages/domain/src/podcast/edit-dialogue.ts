import { changed, moved } from '../editing/list-edits.ts'
import type { DialogueLine, Host, Podcast } from './podcast.ts'

/** A line as it begins. */
export function newLine(speaker: Host, tone = 'conversational'): DialogueLine {
  return { speaker, content: 'New dialogue content goes here.', tone }
}

/** A new line of the host at the end of the segment. */
export function addLine(podcast: Podcast, segment: number, speaker: Host): Podcast {
  return withDialogue(podcast, segment, (lines) => [...lines, newLine(speaker)])
}

export function removeLine(podcast: Podcast, segment: number, line: number): Podcast {
  return withDialogue(podcast, segment, (lines) => lines.filter((_, index) => index !== line))
}

export function moveLine(podcast: Podcast, segment: number, from: number, to: number): Podcast {
  return withDialogue(podcast, segment, (lines) => moved(lines, from, to))
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
    changed(lines, line, ({ audio: _voice, audio_path: _file, ...said }) => ({
      ...said,
      speaker: said.speaker === 'ALEX' ? 'JAMIE' : 'ALEX',
    })),
  )
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
