import type { LinePlace } from './find-line.ts'
import type { Podcast } from './podcast.ts'

/** Silence, in milliseconds, between two lines of an episode: short within an exchange, longer between segments. */
export const episodePauses = { sameHost: 300, otherHost: 220, segment: 900 } as const

/**
 * What begins in an episode begins at a multiple of this, in milliseconds: an episode is an MP3 of 24 kHz, whose frames
 * hold 576 samples each. So times are exact in the file, however long it is, and pauses at most this much longer.
 */
export const episodeFrameMs = 24

/** A line of an episode in time, in milliseconds from its beginning. */
export interface EpisodeLine extends LinePlace {
  /** The line's own. */
  readonly key: string
  readonly startMs: number
  readonly endMs: number
}

/** A segment of an episode in time: from its first line to where the next segment begins. */
export interface EpisodeChapter {
  readonly segment: number
  readonly title: string
  readonly startMs: number
  readonly endMs: number
}

/**
 * An episode in time. Player, mixing, chapters, feed and transcripts all read it, so they cannot disagree. Lines without
 * audio are left out.
 */
export interface EpisodePlan {
  readonly lines: readonly EpisodeLine[]
  readonly chapters: readonly EpisodeChapter[]
  readonly durationMs: number
}

/**
 * The time that the lines of a podcast take, after `introMs` of opening sound and before `outroMs` of closing sound, which
 * ends the episode. Both are multiples of `episodeFrameMs`. The first frame is silent: every part of an episode needs one
 * before it.
 */
export function planEpisode(podcast: Podcast, { introMs = 0, outroMs = 0 } = {}): EpisodePlan {
  const lines: EpisodeLine[] = []
  let at = episodeFrameMs + introMs
  let before: { segment: number; speaker: string } | undefined
  podcast.segments.forEach(({ dialogue }, segment) =>
    dialogue.forEach(({ key, speaker, audio, audio_path }, line) => {
      if (!audio || !audio_path) return
      const startMs = onFrame(at + (before ? pauseBetween(before, { segment, speaker }) : 0))
      at = startMs + audio.duration_ms
      lines.push({ key, segment, line, startMs, endMs: at })
      before = { segment, speaker }
    }),
  )
  const durationMs = lines.length === 0 ? 0 : onFrame(at + (outroMs ? episodePauses.otherHost : 0)) + outroMs
  return { lines, chapters: chaptersOf(podcast, lines, durationMs), durationMs }
}

function onFrame(ms: number): number {
  return Math.ceil(ms / episodeFrameMs) * episodeFrameMs
}

/** The least silence between a line and the one before it, in milliseconds. */
export function pauseBetween(
  before: { readonly segment: number; readonly speaker: string },
  next: { readonly segment: number; readonly speaker: string },
): number {
  if (before.segment !== next.segment) return episodePauses.segment
  return before.speaker === next.speaker ? episodePauses.sameHost : episodePauses.otherHost
}

function chaptersOf(podcast: Podcast, lines: readonly EpisodeLine[], durationMs: number): EpisodeChapter[] {
  const firsts = lines.filter(({ segment }, index) => lines[index - 1]?.segment !== segment)
  return firsts.map(({ segment, startMs }, index) => ({
    segment,
    title: podcast.segments[segment]?.segment_title ?? '',
    startMs: index === 0 ? 0 : startMs,
    endMs: firsts[index + 1]?.startMs ?? durationMs,
  }))
}
