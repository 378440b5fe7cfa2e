import { bedParts, bedTimes, type MusicBed } from '@lectern/domain/podcast/music/music-bed.ts'
import {
  type EpisodeMusic,
  episodeFrameMs,
  type EpisodeStretch,
} from '@lectern/domain/podcast/episode/episode-plan.ts'
import type { MixedMusic } from '../../../audio/speech/audio/mix.ts'
import type { MixSource, ClipSource, StoredLine } from './episode-clips.ts'

/** A separate part of an episode and its playing time. */
export interface HeardPart<Source extends ClipSource = ClipSource> extends EpisodeStretch {
  readonly source: Source
}

type MixablePart = HeardPart<StoredLine> | (EpisodeStretch & { readonly music: MixedMusic })

/**
 * The lines of an episode with its music. Each part of the music is mixed with all lines that it reaches. A line
 * outside the music stays a separate part, so an edit there mixes no clip again.
 */
export function partsWithMusic(
  lines: readonly HeardPart<StoredLine>[],
  bed: MusicBed,
  planned: EpisodeMusic,
): HeardPart[] {
  const music = bedParts.map((part) => {
    const { startMs, endMs } = planned[part]
    // Music that is longer than the episode is cut off at the episode's ends.
    const atMs = part === 'opening' ? startMs : endMs - bedTimes.closingMs
    return { startMs, endMs, music: { bed: bed.id, part, atMs } }
  })
  return overlapping([...lines, ...music]).map(mixed)
}

/** Groups of parts that overlap in time. */
function overlapping(parts: readonly MixablePart[]): MixablePart[][] {
  const groups: MixablePart[][] = []
  for (const part of parts.toSorted((a, b) => a.startMs - b.startMs)) {
    const group = groups.at(-1)
    if (group && part.startMs < endOf(group)) group.push(part)
    else groups.push([part])
  }
  return groups
}

function endOf(group: readonly MixablePart[]): number {
  return Math.max(...group.map(({ endMs }) => endMs))
}

function mixed(group: readonly MixablePart[]): HeardPart {
  const lines = group.flatMap((part) => ('source' in part ? [part] : []))
  const music = group.flatMap((part) => ('music' in part ? [part.music] : []))
  const startMs = group[0]?.startMs ?? 0
  const [line] = lines
  if (line && music.length === 0) return line
  const durationMs = Math.ceil((endOf(group) - startMs) / episodeFrameMs) * episodeFrameMs
  const source: MixSource = {
    durationMs,
    lines: lines.map((one) => ({ line: one.source, atMs: one.startMs - startMs })),
    music: music.map((one) => ({ ...one, atMs: one.atMs - startMs })),
  }
  return { startMs, endMs: startMs + durationMs, source }
}
