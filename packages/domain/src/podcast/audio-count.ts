import { audioStatus } from '../narration/audio-status.ts'
import { allLines } from './line-audio.ts'
import type { Podcast } from './podcast.ts'

/** How far the audio of a podcast is. */
export interface AudioCount {
  /** Lines that are to be heard. One without letters and digits is not, unless it has audio. */
  readonly lines: number
  /** Those of them that have no audio. */
  readonly missing: number
  /** Those whose audio says other words, or says them otherwise, than it would by now. */
  readonly outdated: number
}

export function countAudio(podcast: Podcast): AudioCount {
  const lines = allLines(podcast).filter((line) => line.audio_path ?? /[\p{L}\p{N}]/u.test(line.content))
  const states = lines.map((line) =>
    line.audio ? audioStatus({ ...line, script: line.content }) : 'Not Generated',
  )
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  return { lines: lines.length, missing: count('Not Generated'), outdated: count('Update Needed') }
}

/** Why the feed of a course leaves a podcast out even when it is marked complete; undefined if it does not. */
export function leftOutOfFeedSentence({ lines, missing }: AudioCount): string | undefined {
  if (lines === 0) return 'This podcast has no lines to be heard yet: the podcast feed leaves it out.'
  if (missing === 0) return undefined
  return `${missing} of ${lines} lines ${missing === 1 ? 'has' : 'have'} no audio yet: the podcast feed leaves this episode out.`
}

/** Why there is no whole episode yet; undefined when nothing is missing. */
export function missingAudioSentence({ lines, missing }: AudioCount): string | undefined {
  if (lines === 0) return 'This podcast has no lines to be heard yet.'
  if (missing === 0) return undefined
  return `${missing} of ${lines} lines ${missing === 1 ? 'has' : 'have'} no audio yet. Generate audio first.`
}
