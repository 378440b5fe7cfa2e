import type { LinePlace } from '../find-line.ts'
import { type BedPart, bedTimes } from '../music/music-bed.ts'
import type { Podcast } from '../podcast.ts'

/** Silence between two lines of an episode, in milliseconds: short within an exchange, longer between segments. */
export const episodePauses = { sameHost: 300, otherHost: 220, segment: 900 } as const

/**
 * All parts of an episode start at a multiple of this, in milliseconds. An episode is an MP3 at 24 kHz, whose frames
 * have 576 samples each. Times are therefore exact in a file of any length, and pauses grow by at most this value.
 */
export const episodeFrameMs = 24

/** Times of a line in an episode, in milliseconds from its start. */
export interface EpisodeLine extends LinePlace {
  /** Length of the line's own audio. */
  readonly key: string
  readonly startMs: number
  readonly endMs: number
}

/** Times of a segment in an episode: from its first line to the start of the next segment. */
export interface EpisodeChapter {
  readonly segment: number
  readonly title: string
  readonly startMs: number
  readonly endMs: number
}

/**
 * The times of an episode. The player, mixing, chapters, feed and transcripts all use it, so they always agree. Lines
 * without audio are omitted.
 */
export interface EpisodePlan {
  readonly lines: readonly EpisodeLine[]
  readonly chapters: readonly EpisodeChapter[]
  /** When the music bed plays. Undefined without music. */
  readonly music?: EpisodeMusic | undefined
  readonly durationMs: number
}

/** A time span in an episode, in milliseconds from its start. */
export interface EpisodeStretch {
  readonly startMs: number
  readonly endMs: number
}

/** Both start and end on a frame. In a very short episode they overlap and may be cut off by its ends. */
export type EpisodeMusic = Readonly<Record<BedPart, EpisodeStretch>>

/** The parts of an episode besides its lines. Times are in milliseconds and multiples of `episodeFrameMs`. */
export interface EpisodeFrame {
  /** The opening sound, at the start. */
  readonly introMs?: number
  /** The closing sound, at the end. */
  readonly outroMs?: number
  /** True if there is a music bed, which adds a lead-in before the first line and a lead-out after the last. */
  readonly music?: boolean
}

/**
 * Computes when each line plays: after the opening sound and the music's lead-in, before its lead-out and the closing
 * sound. The first frame is silent, because every part of an episode needs a frame before it.
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

/** Minimum silence between a line and the previous one, in milliseconds. */
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
