import { createHash } from 'node:crypto'
import { episodeFrameMs } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { lineAt } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultTheme } from '@lectern/domain/theme/themes.ts'
import type { Documents } from '../../documents/documents.ts'
import type { CatalogueStore, MediaFile } from '../../media/catalogue-store.ts'
import { fileNameOf } from '../../media/media-address.ts'
import type { MediaStore } from '../../media/media-store.ts'
import type { ByteRange } from '../../media/read-range.ts'
import type { ServedFile } from '../../media/served-file.ts'
import type { WorkerPool } from '../../speech/workers/worker-pool.ts'
import { createArtworks, type WantedArtwork } from './artworks.ts'
import { createEpisodePieces } from './episode-pieces.ts'
import type { EpisodeStore } from './episode-store.ts'
import { createEpisodeTags, mediaPlaceOf } from './episode-tags.ts'
import {
  type Episode,
  type EpisodeCourse,
  episodeFrom,
  type EpisodePlace,
  missingAudioOf,
} from './episode.ts'
import { lengthOf, readJoined } from './joined-file.ts'
import { createKeptLayouts, type EpisodeLayout } from './kept-layouts.ts'
import { layOutEpisode, soundBytes } from './lay-out-episode.ts'
import { type HeardPart, partsWithMusic } from './parts-with-music.ts'

/** Podcasts as files. The caller checks access. */
export interface Episodes {
  /**
   * NOT_FOUND if there is no podcast. AUDIO_MISSING while lines have no audio, unless `partial`, which skips them.
   * AUDIO_MISSING always if no line has any.
   */
  episodeOf(place: EpisodePlace, partial?: boolean): Promise<Episode>
  /**
   * The MP3, with the podcast's title and language. Makes only the pieces that are new. Throws the problems of `episodeOf`, and
   * SPEECH_FAILED if a piece cannot be made.
   */
  audioOf(
    place: EpisodePlace,
    partial?: boolean,
  ): Promise<{ readonly title: string; readonly language: string | undefined; readonly file: ServedFile }>
  /**
   * The podcasts of these pages, by page: the length of the MP3 in bytes, or why the podcast cannot be heard in full.
   * Makes no pieces. The number of queries does not grow with the number of pages, unless artwork must be drawn.
   */
  measure(
    course: EpisodeCourse,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, MeasuredEpisode | IncompleteEpisode>>
  /** Makes the piece of a line whose audio is new, before the next request for the MP3. */
  prepare(line: MediaFile): Promise<void>
  /** NOT_FOUND if there is no podcast. Needs no audio. */
  artworkOf(place: EpisodePlace): Promise<ServedFile>
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

export function createEpisodes(dependencies: {
  podcasts: Documents<Podcast>
  slideshows: Documents<Slideshow>
  episodeStore: EpisodeStore
  catalogue: CatalogueStore
  store: MediaStore
  pool: Pick<WorkerPool, 'piece'>
}): Episodes {
  const { podcasts, slideshows, episodeStore, catalogue, store } = dependencies
  const pieces = createEpisodePieces(dependencies)
  const artworks = createArtworks(dependencies)
  const tags = createEpisodeTags({ slideshows, artworks })
  const layouts = createKeptLayouts(episodeStore, layOut)

  async function podcastsOf({ home, courseId, version }: EpisodeCourse, pageIds: readonly string[]) {
    return version === 'published'
      ? podcasts.findPublished(home, courseId, pageIds)
      : podcasts.findAll(home, courseId, pageIds)
  }

  async function podcastAt(place: EpisodePlace) {
    const { home, courseId, pageId, version } = place
    const found =
      version === 'published'
        ? (await podcastsOf(place, [pageId])).get(pageId)
        : await podcasts.find(home, courseId, pageId)
    if (!found) throw new Problem('NOT_FOUND')
    return { podcast: found.document, savedAt: found.savedAt }
  }

  async function episodeOf(place: EpisodePlace, partial = false): Promise<Episode> {
    return episodeFrom(place, await podcastAt(place), partial)
  }

  /** The parts of an episode in playing order. */
  async function partsOf({ podcast, plan, sounds, music }: Episode): Promise<HeardPart[]> {
    const named = plan.lines.map((line) => fileNameOf(lineAt(podcast, line)?.audio_path ?? '') ?? '')
    const files = new Map((await catalogue.findAll(named)).map((file) => [file.filename, file]))
    const lines = plan.lines.flatMap(({ startMs, endMs }, index) => {
      const source = files.get(named[index] ?? '')
      return source ? [{ startMs, endMs, source }] : []
    })
    const { intro, outro } = sounds
    const end = plan.durationMs
    return [
      ...(intro
        ? [{ startMs: episodeFrameMs, endMs: episodeFrameMs + intro.durationMs, source: intro }]
        : []),
      ...(music && plan.music ? partsWithMusic(lines, music, plan.music) : lines),
      ...(outro ? [{ startMs: end - outro.durationMs, endMs: end, source: outro }] : []),
    ]
  }

  async function layOut(place: EpisodePlace, partial: boolean): Promise<EpisodeLayout> {
    const episode = await episodeOf(place, partial)
    const { podcast, plan } = episode
    const heard = await partsOf(episode)
    const [made, [tag]] = await Promise.all([
      pieces.piecesOf(
        mediaPlaceOf(place, podcast),
        heard.map(({ source }) => source),
      ),
      tags.tagsOf(place, [episode]),
    ])
    if (!tag) throw new Error('Cannot make the ID3 tag of an episode.')
    const { head, artwork } = tag
    const placed = made.map(({ filename, bytes }, index) => ({
      startMs: heard[index]?.startMs ?? 0,
      piece: { filename, length: bytes },
    }))
    const picture = { filename: artwork.filename, length: artwork.bytes }
    const parts = [head, picture, ...layOutEpisode(placed, plan.durationMs)]
    const version = createHash('sha256')
      .update(head)
      .update(JSON.stringify([artwork.sha256, placed, plan.durationMs]))
    return {
      title: podcast.podcast.title,
      language: podcast.podcast.language,
      parts,
      bytes: parts.reduce((sum, part) => sum + lengthOf(part), 0),
      version: version.digest('hex').slice(0, 32),
    }
  }

  return {
    episodeOf,

    async audioOf(place, partial = false) {
      const { layout, discard } = await layouts.get(place, partial)
      const { title, language, parts, bytes, version } = layout
      async function readStored(filename: string, range: ByteRange) {
        const stored = await store.read(filename, range)
        // The next request makes a lost piece again.
        if (!stored) discard()
        return stored
      }
      const read = async (range: ByteRange) => readJoined(parts, range, readStored)
      return { title, language, file: { contentType: 'audio/mpeg', bytes, version, read } }
    },

    async measure(course, pageIds) {
      const found = await podcastsOf(course, pageIds)
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
    },

    prepare: async (line) => void (await pieces.piecesOf(line, [line])),

    async artworkOf(place) {
      const { podcast } = await podcastAt(place)
      return artworks.serve(await tags.artworksFor(place, [{ place, podcast }]))
    },

    pictureOf: async (wanted) => artworks.serve([wanted]),

    async courseArtworkOf({ home, courseId, course }) {
      const place = { courseSystem: home, courseId, pageId: null, organization: '' }
      const texts = { title: course, course: '', organization: '' }
      return artworks.serve([{ place, texts, theme: defaultTheme.theme }])
    },
  }
}
