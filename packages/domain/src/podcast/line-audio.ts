import { inEachList, memoizePerItem } from '../editing/shared-change.ts'
import { isSameAudio, takesAudio } from '../narration/audio/arrived-audio.ts'
import type { Narration } from '../narration/narration.ts'
import type { DialogueLine, Podcast, Segment } from './podcast.ts'

/** Audio that has arrived for a line. */
export interface ArrivedLineAudio {
  /** Key of the line it was made for. */
  readonly key: string
  readonly audio_path?: string | null | undefined
  readonly audio?: Narration | undefined
}

/**
 * Attaches audio to the lines it was made for, also in every step of a history: apply one result to all of them. A line
 * takes audio that matches its words and host. It takes other audio only if it has no current one, and that audio is
 * outdated. Without a change, the same lines and the same podcast are returned.
 */
export function withLineAudio(arrived: readonly ArrivedLineAudio[]): (podcast: Podcast) => Podcast {
  const byKey = new Map(arrived.map((one) => [one.key, one]))
  const inLines = inEachList((line: DialogueLine) => {
    const { audio_path, audio } = byKey.get(line.key) ?? {}
    if (!audio_path || !audio || !takesAudio({ ...line, script: line.content }, audio)) return line
    return isSameAudio(line, audio_path, audio) ? line : { ...line, audio_path, audio }
  })
  const inSegments = inEachList((segment: Segment) => {
    const dialogue = inLines(segment.dialogue)
    return dialogue === segment.dialogue ? segment : { ...segment, dialogue }
  })
  return memoizePerItem((podcast: Podcast) => {
    const segments = inSegments(podcast.segments)
    return segments === podcast.segments ? podcast : { ...podcast, segments }
  })
}

/** Every line of a podcast, in the order of its segments. */
export function allLines(podcast: Podcast): DialogueLine[] {
  return podcast.segments.flatMap((segment) => segment.dialogue)
}
