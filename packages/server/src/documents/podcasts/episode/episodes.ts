import type { Readable } from 'node:stream'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultTheme } from '@lectern/domain/theme/themes.ts'
import type { Documents } from '../../library/documents.ts'
import type { CatalogueStore, MediaFile } from '../../../course-material/media/catalogue-store.ts'
import type { MediaStore } from '../../../course-material/media/media-store.ts'
import type { ByteRange } from '../../../course-material/media/read-range.ts'
import type { ServedFile } from '../../../course-material/media/served-file.ts'
import type { WorkerPool } from '../../../audio/speech/workers/worker-pool.ts'
import { createArtworks, type WantedArtwork } from './artwork/artworks.ts'
import { createEpisodeClips } from './episode-clips.ts'
import type { EpisodeStore } from './episode-store.ts'
import { createEpisodeTags } from './episode-tags.ts'
import {
  type Episode,
  type EpisodeCourse,
  episodeFrom,
  type EpisodePlace,
  missingAudioOf,
} from './episode.ts'
import { readJoined } from './joined-file.ts'
import { type AskedVersion, createLayoutCache, type EpisodeLayout } from './layout-cache.ts'
import { createLoudnessCache } from './loudness-cache.ts'
import { soundBytes } from './lay-out-episode.ts'
import { layOutPodcast } from './lay-out-podcast.ts'

/** Podcasts as files. The caller checks access. */
export interface Episodes {
  /**
   * NOT_FOUND if there is no podcast. AUDIO_MISSING while lines have no audio, unless `partial`, which skips them.
   * AUDIO_MISSING always if no line has any.
   */
  episodeOf(place: EpisodePlace, partial?: boolean): Promise<Episode>
  /**
   * The MP3, with the podcast's title and language. Makes only the clips that are new. Throws the problems of `episodeOf`, and
   * SPEECH_FAILED if a clip cannot be made. See `AskedVersion` for `asked`.
   */
  audioOf(
    place: EpisodePlace,
    partial?: boolean,
    asked?: AskedVersion,
  ): Promise<{ readonly title: string; readonly language: string | undefined; readonly file: ServedFile }>
  /** The loudness of the MP3 over time, from 0 to 100, for a waveform. Throws the problems of `audioOf`. */
  loudnessOf(place: EpisodePlace, partial?: boolean): Promise<readonly number[]>
  /**
   * The podcasts of these pages, by page: the length of the MP3 in bytes, or why the podcast cannot be heard in full.
   * Makes no clips. The number of queries does not grow with the number of pages, unless artwork must be drawn.
   */
  measure(
    course: EpisodeCourse,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, MeasuredEpisode | IncompleteEpisode>>
  /** Makes the clip of a line whose audio is new, before the next request for the MP3. */
  prepare(line: MediaFile): Promise<void>
  /** NOT_FOUND if there is no podcast. Needs no audio. A small picture is for a list. */
  artworkOf(place: EpisodePlace, isSmall?: boolean): Promise<ServedFile>
  /** A square picture with a title. */
  pictureOf(wanted: WantedArtwork): Promise<ServedFile>
  /** The picture of a course as a podcast. */
  courseArtworkOf(course: EpisodeCourse): Promise<ServedFile>
}

interface MeasuredEpisode {
  readonly episode: Episode
  /** Length of the MP3. */
  readonly bytes: number
}

/** A podcast with lines that have no audio. */
export interface IncompleteEpisode {
  readonly title: string
  /** As a sentence. */
  readonly missing: string
}

interface EpisodeDependencies {
  readonly podcasts: Documents<Podcast>
  readonly slideshows: Documents<Slideshow>
  readonly episodeStore: EpisodeStore
  readonly catalogue: CatalogueStore
  readonly store: MediaStore
  readonly pool: Pick<WorkerPool, 'clip' | 'loudness'>
}

export function createEpisodes(dependencies: EpisodeDependencies): Episodes {
  const { podcasts, slideshows, episodeStore, catalogue, store } = dependencies
  const clips = createEpisodeClips(dependencies)
  const artworks = createArtworks(dependencies)
  const tags = createEpisodeTags({ slideshows, artworks })
  const layouts = createLayoutCache(episodeStore, async (place, partial) =>
    layOutPodcast({ catalogue, clips, tags }, await episodeOf(place, partial)),
  )
  const loudness = createLoudnessCache(dependencies)

  async function episodeOf(place: EpisodePlace, partial = false): Promise<Episode> {
    return episodeFrom(place, await podcastAt(podcasts, place), partial)
  }

  function readLayout({ parts }: EpisodeLayout, discard: () => void, range: ByteRange): Readable {
    return readJoined(parts, range, async (filename, part) => {
      const stored = await store.read(filename, part)
      // The next request makes a lost clip again.
      if (!stored) discard()
      return stored
    })
  }

  return {
    episodeOf,

    async audioOf(place, partial = false, asked) {
      const { layout, discard } = await layouts.get(place, partial, asked)
      const { title, language, bytes, version } = layout
      const read = async (range: ByteRange) => readLayout(layout, discard, range)
      return { title, language, file: { contentType: 'audio/mpeg', bytes, version, read } }
    },

    async loudnessOf(place, partial = false) {
      const { layout, discard } = await layouts.get(place, partial)
      return loudness(layout, (range) => readLayout(layout, discard, range))
    },

    measure: async (course, pageIds) => measure(tags, course, await podcastsOf(podcasts, course, pageIds)),

    prepare: async (line) => void (await clips.clipsOf(line, [line])),

    async artworkOf(place, isSmall) {
      const { podcast } = await podcastAt(podcasts, place)
      const wanted = await tags.artworksFor(place, [{ place, podcast }])
      return artworks.serve(wanted.map((one) => ({ ...one, isSmall })))
    },

    pictureOf: async (wanted) => artworks.serve([wanted]),

    async courseArtworkOf({ home, courseId, course }) {
      const place = { courseSystem: home, courseId, pageId: null, organization: '' }
      const texts = { title: course, course: '', organization: '' }
      return artworks.serve([{ place, texts, theme: defaultTheme.theme }])
    },
  }
}

/** The podcasts of these pages: the published ones, or as authors have them now. */
async function podcastsOf(
  podcasts: Documents<Podcast>,
  { home, courseId, version }: EpisodeCourse,
  pageIds: readonly string[],
) {
  return version === 'published'
    ? podcasts.findPublished(home, courseId, pageIds)
    : podcasts.findAll(home, courseId, pageIds)
}

async function podcastAt(podcasts: Documents<Podcast>, place: EpisodePlace) {
  const { home, courseId, pageId, version } = place
  const found =
    version === 'published'
      ? (await podcastsOf(podcasts, place, [pageId])).get(pageId)
      : await podcasts.find(home, courseId, pageId)
  if (!found) throw new Problem('NOT_FOUND')
  return { podcast: found.document, savedAt: found.savedAt }
}

async function measure(
  tags: ReturnType<typeof createEpisodeTags>,
  course: EpisodeCourse,
  found: Awaited<ReturnType<typeof podcastsOf>>,
): Promise<ReadonlyMap<string, MeasuredEpisode | IncompleteEpisode>> {
  const measured = new Map<string, MeasuredEpisode | IncompleteEpisode>()
  const whole: Episode[] = []
  for (const [pageId, { document: podcast, savedAt }] of found) {
    const missing = missingAudioOf(podcast)
    if (missing === undefined) whole.push(episodeFrom({ ...course, pageId }, { podcast, savedAt }, false))
    else measured.set(pageId, { title: podcast.podcast.title, missing })
  }
  for (const { episode, head, artwork } of await tags.tagsOf(course, whole)) {
    const bytes = head.length + artwork.bytes + soundBytes(episode.plan.durationMs)
    measured.set(episode.place.pageId, { episode, bytes })
  }
  return measured
}
