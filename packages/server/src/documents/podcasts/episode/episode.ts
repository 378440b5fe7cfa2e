import { countAudio, missingAudioSentence } from '@lectern/domain/podcast/audio-count.ts'
import { type EpisodePlan, planEpisode } from '@lectern/domain/podcast/episode/episode-plan.ts'
import type { EpisodeSound } from '@lectern/domain/podcast/episode/episode-sound.ts'
import { soundsOf } from '@lectern/domain/podcast/episode/episode-sounds.ts'
import type { MusicBed } from '@lectern/domain/podcast/music/music-bed.ts'
import { musicOf } from '@lectern/domain/podcast/music/music-beds.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'

/** The page of a podcast and the name of its course. */
export interface EpisodePlace {
  /** See `courseHome`. */
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly course: string
  /** The version that learners get, or the one that authors edit. */
  readonly version: 'published' | 'current'
}

/** A course at its home, with its name. */
export type EpisodeCourse = Omit<EpisodePlace, 'pageId'>

/** A podcast with its playing times. Its audio is made on request. */
export interface Episode {
  readonly place: EpisodePlace
  readonly podcast: Podcast
  readonly plan: EpisodePlan
  readonly sounds: { readonly intro: EpisodeSound | undefined; readonly outro: EpisodeSound | undefined }
  readonly music: MusicBed | undefined
  readonly savedAt: Date
}

/** AUDIO_MISSING if no line has audio, or if some lines have none and `partial` is not set. */
export function episodeFrom(
  place: EpisodePlace,
  { podcast, savedAt }: { podcast: Podcast; savedAt: Date },
  partial: boolean,
): Episode {
  const count = countAudio(podcast)
  const { lines, missing } = count
  if (lines === 0) throw new Problem('AUDIO_MISSING', { reason: 'noLines', details: count })
  if (missing > 0 && !(partial && missing < lines))
    throw new Problem('AUDIO_MISSING', { reason: 'lines', values: { lines, missing }, details: count })
  const sounds = soundsOf(podcast)
  const music = musicOf(podcast)
  const plan = planEpisode(podcast, {
    music: music !== undefined,
    introMs: sounds.intro?.durationMs ?? 0,
    outroMs: sounds.outro?.durationMs ?? 0,
  })
  return { place, podcast, plan, sounds, music, savedAt }
}

/** Why a podcast cannot be heard in full; undefined if every line with words has audio. */
export function missingAudioOf(podcast: Podcast): string | undefined {
  return missingAudioSentence(countAudio(podcast))
}
