import type { LinePlace } from './find-line.ts'
import { type BedPart, bedTimes } from './music/music-bed.ts'
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
  /** Where the music bed is heard; undefined without one. */
  readonly music?: EpisodeMusic | undefined
  readonly durationMs: number
}

/** A stretch of an episode, in milliseconds from its beginning. */
export interface EpisodeStretch {
  readonly startMs: number
  readonly endMs: number
}

/** Both begin and end on a frame. In a very short episode they overlap, and may be cut off by its ends. */
export type EpisodeMusic = Readonly<Record<BedPart, EpisodeStretch>>

/** What an episode has beside its lines. Times in milliseconds, multiples of `episodeFrameMs`. */
export interface EpisodeFrame {
  /** Opening sound, the first that is heard. */
  readonly introMs?: number
  /** Closing sound, which ends the episode. */
  readonly outroMs?: number
  /** Whether there is a music bed: it leads into the first line and out of the last one. */
  readonly music?: boolean
}

/**
 * When each line of a podcast is heard: after the opening sound and the lead-in of the music, before its lead-out and the
 * closing sound. The first frame is silent: every part of an episode needs one before it.
 */
export function planEpisode(
  podcast: Podcast,
  { introMs = 0, outroMs = 0, music = false }: EpisodeFrame = {},
): EpisodePlan {
  const lines: EpisodeLine[] = []
  const openingMs = episodeFrameMs + introMs
  let at = openingMs + (music ? bedTimes.leadInMs : 0)
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
  if (lines.length === 0) return { lines, chapters: [], music: undefined, durationMs: 0 }
  const closed = music ? onFrame(at) + bedTimes.leadOutMs : at
  const durationMs = onFrame(closed + (outroMs ? episodePauses.otherHost : 0)) + outroMs
  return {
    lines,
    chapters: chaptersOf(podcast, lines, durationMs),
    music: music ? musicBetween(openingMs, closed) : undefined,
    durationMs,
  }
}

function musicBetween(startMs: number, endMs: number): EpisodeMusic {
  const { openingMs, closingMs } = bedTimes
  return {
    opening: { startMs, endMs: Math.min(endMs, startMs + openingMs) },
    closing: { startMs: Math.max(startMs, endMs - closingMs), endMs },
  }
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
