import { derived } from '../editing/derived.ts'
import { plural } from '../messages/plural.ts'
import { translated } from '../messages/translated.ts'
import { type AudioStatus, audioStatus } from '../narration/audio/audio-status.ts'
import { spokenWords } from '../narration/marks/speech-marks.ts'
import { allLines } from './line-audio.ts'
import type { DialogueLine, Podcast } from './podcast.ts'

/** Audio of a podcast in numbers. */
export interface AudioCount {
  /** Lines that need audio. A line without letters and digits, such as a single mark, needs none, but counts if it has audio. */
  readonly lines: number
  /** Lines without audio. */
  readonly missing: number
  /** Lines whose audio has other words, another host or another pronunciation than the current ones. */
  readonly outdated: number
}

export const countAudio = derived((podcast: Podcast): AudioCount => {
  const states = allLines(podcast).map(audioOfLine)
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  return {
    lines: states.length - count('not needed'),
    missing: count('Not Generated'),
    outdated: count('Update Needed'),
  }
})

const audioOfLine = derived((line: DialogueLine): AudioStatus | 'not needed' => {
  const needed = line.audio_path ?? /[\p{L}\p{N}]/u.test(spokenWords(line.content))
  if (!needed) return 'not needed'
  return line.audio ? audioStatus({ ...line, script: line.content }) : 'Not Generated'
})

const linesOf = (lines: number): string => plural(lines, { one: '# line', other: '# lines' })

export const podcastAudioMessages = translated('podcast audio', {
  nothingForFeed: 'This podcast has no lines to be heard yet: the podcast feed leaves it out.',
  leftOutOfFeed: (missing: number, lines: number) =>
    plural(missing, {
      one: `# of ${linesOf(lines)} has no audio yet: the podcast feed leaves this episode out.`,
      other: `# of ${linesOf(lines)} have no audio yet: the podcast feed leaves this episode out.`,
    }),
  outdated: (outdated: number, lines: number) =>
    plural(outdated, {
      one: `# of ${linesOf(lines)} still has audio of earlier words.`,
      other: `# of ${linesOf(lines)} still have audio of earlier words.`,
    }),
  noLines: 'This podcast has no lines yet that need audio.',
  missing: (missing: number, lines: number) =>
    plural(missing, {
      one: `# of ${linesOf(lines)} has no audio yet. Generate audio first.`,
      other: `# of ${linesOf(lines)} have no audio yet. Generate audio first.`,
    }),
})

/** Whether a line that should be spoken has no audio that says it. */
export function isSilent(line: DialogueLine): boolean {
  const status = audioOfLine(line)
  return status === 'Not Generated' || status === 'Update Needed'
}

/** Why the feed of a course omits a podcast that is marked complete. Undefined if the feed contains it. */
export function leftOutOfFeedSentence({ lines, missing }: AudioCount): string | undefined {
  if (lines === 0) return podcastAudioMessages.nothingForFeed
  return missing === 0 ? undefined : podcastAudioMessages.leftOutOfFeed(missing, lines)
}

/** The outdated lines of an episode as a sentence. Undefined if there are none. */
export function outdatedAudioSentence({ lines, outdated }: AudioCount): string | undefined {
  return outdated === 0 ? undefined : podcastAudioMessages.outdated(outdated, lines)
}

/** Why there is no complete episode yet. Undefined if nothing is missing. */
export function missingAudioSentence({ lines, missing }: AudioCount): string | undefined {
  if (lines === 0) return podcastAudioMessages.noLines
  return missing === 0 ? undefined : podcastAudioMessages.missing(missing, lines)
}
