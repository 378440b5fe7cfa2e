import { type EpisodePlan, planEpisode } from '@lectern/domain/podcast/episode-plan.ts'
import type { EpisodeSound } from '@lectern/domain/podcast/episode-sound.ts'
import { soundsOf } from '@lectern/domain/podcast/episode-sounds.ts'
import { allLines } from '@lectern/domain/podcast/line-audio.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'

/** Where a podcast is, and how its course is called. */
export interface EpisodePlace {
  /** See `homeOfCourse`. */
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly course: string
}

/** A podcast as it is heard, in time. What it consists of is made when it is asked for. */
export interface Episode {
  readonly place: EpisodePlace
  readonly podcast: Podcast
  readonly plan: EpisodePlan
  readonly sounds: { readonly intro: EpisodeSound | undefined; readonly outro: EpisodeSound | undefined }
  readonly savedAt: Date
}

/** AUDIO_MISSING when no line has audio, or not all lines have some and `partial` does not leave those out. */
export function episodeFrom(
  place: EpisodePlace,
  { podcast, savedAt }: { podcast: Podcast; savedAt: Date },
  partial: boolean,
): Episode {
  const spoken = allLines(podcast).filter(
    ({ content, audio_path }) => audio_path ?? /[\p{L}\p{N}]/u.test(content),
  )
  const missing = spoken.filter(({ audio, audio_path }) => !audio || !audio_path).length
  if (missing > 0 && !(partial && missing < spoken.length)) throw audioMissing(missing, spoken.length)
  const sounds = soundsOf(podcast)
  const plan = planEpisode(podcast, {
    introMs: sounds.intro?.durationMs ?? 0,
    outroMs: sounds.outro?.durationMs ?? 0,
  })
  if (plan.lines.length === 0) throw audioMissing(0, 0)
  return { place, podcast, plan, sounds, savedAt }
}

function audioMissing(missing: number, lines: number): Problem {
  if (lines === 0)
    return new Problem('AUDIO_MISSING', { sentence: 'This podcast has no lines to be heard yet.' })
  const which = missing === 1 && lines === 1 ? 'The only line has' : `${missing} of ${lines} lines have`
  return new Problem('AUDIO_MISSING', {
    sentence: `${which} no audio yet. Generate audio first.`,
    details: { missing, lines },
  })
}
