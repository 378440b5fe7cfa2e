import { createHash } from 'node:crypto'
import { episodeFrameMs } from '@lectern/domain/podcast/episode-plan.ts'
import { lineAt } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultTheme } from '@lectern/domain/theme/themes.ts'
import type { Documents } from '../../documents/documents.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../media/catalogue-store.ts'
import { fileNameOf } from '../../media/media-address.ts'
import type { MediaStore } from '../../media/media-store.ts'
import type { ServedFile } from '../../media/served-file.ts'
import type { WorkerPool } from '../../speech/worker-pool.ts'
import { createArtworks } from './artworks.ts'
import { createEpisodePieces, type PieceSource } from './episode-pieces.ts'
import { type Episode, episodeFrom, type EpisodePlace } from './episode.ts'
import { id3Tag } from './id3-tag.ts'
import { readJoined } from './joined-file.ts'
import { languageCode } from './language-code.ts'
import { layOutEpisode } from './lay-out-episode.ts'

/** Podcasts as files. Nobody is asked who they are: whoever calls has found out whether they may. */
export interface Episodes {
  /**
   * NOT_FOUND when there is no podcast; AUDIO_MISSING while lines have no audio, unless `partial`, which leaves them out,
   * and always when none has any.
   */
  episodeOf(place: EpisodePlace, partial?: boolean): Promise<Episode>
  /** The MP3. Only the pieces that are new are made for it; SPEECH_FAILED when that fails. */
  audioOf(episode: Episode): Promise<ServedFile>
  /** Makes the piece of a line whose audio is new, so that nobody waits for it who asks for the MP3 next. */
  prepare(line: MediaFile): Promise<void>
  /** NOT_FOUND when there is no podcast. Needs no audio. */
  artworkOf(place: EpisodePlace): Promise<ServedFile>
  /** The picture of a course as a podcast. */
  courseArtworkOf(place: Omit<EpisodePlace, 'pageId'>): Promise<ServedFile>
}

export function createEpisodes(rooms: {
  podcasts: Documents<Podcast>
  slideshows: Documents<Slideshow>
  catalogue: CatalogueStore
  store: MediaStore
  pool: Pick<WorkerPool, 'piece'>
}): Episodes {
  const { podcasts, slideshows, catalogue, store } = rooms
  const pieces = createEpisodePieces(rooms)
  const artworks = createArtworks(rooms)

  async function podcastAt({ home, courseId, pageId }: EpisodePlace) {
    const found = await podcasts.find(home, courseId, pageId)
    if (!found) throw new Problem('NOT_FOUND')
    return { podcast: found.document, savedAt: found.savedAt }
  }

  /** In the look of the page's slideshow, if it has one. */
  async function drawArtwork(place: EpisodePlace, podcast: Podcast) {
    const slideshow = await slideshows.find(place.home, place.courseId, place.pageId)
    const { title, organization } = podcast.podcast
    const texts = { title, organization, course: place.course }
    return artworks.draw(
      mediaPlaceOf(place, podcast),
      texts,
      slideshow?.document.presentation.css_theme ?? defaultTheme.theme,
    )
  }

  async function tagOf({ place, podcast, plan, savedAt }: Episode): Promise<Uint8Array> {
    const { title, organization, language } = podcast.podcast
    return id3Tag({
      title,
      artist: organization || place.course,
      album: place.course,
      language: languageCode(language),
      year: savedAt.getUTCFullYear(),
      chapters: plan.chapters,
      artwork: await artworks.bytesOf(await drawArtwork(place, podcast)),
    })
  }

  /** What is heard, with the moment at which each begins. */
  async function partsOf({
    podcast,
    plan,
    sounds,
  }: Episode): Promise<{ startMs: number; source: PieceSource }[]> {
    const named = plan.lines.map((line) => fileNameOf(lineAt(podcast, line)?.audio_path ?? '') ?? '')
    const files = new Map((await catalogue.findAll(named)).map((file) => [file.filename, file]))
    const lines = plan.lines.flatMap(({ startMs }, index) => {
      const source = files.get(named[index] ?? '')
      return source ? [{ startMs, source }] : []
    })
    const { intro, outro } = sounds
    return [
      ...(intro ? [{ startMs: episodeFrameMs, source: intro }] : []),
      ...lines,
      ...(outro ? [{ startMs: plan.durationMs - outro.durationMs, source: outro }] : []),
    ]
  }

  return {
    episodeOf: async (place, partial = false) => episodeFrom(place, await podcastAt(place), partial),

    async audioOf(episode) {
      const { place, podcast, plan } = episode
      const parts = await partsOf(episode)
      const [made, tag] = await Promise.all([
        pieces.piecesOf(
          mediaPlaceOf(place, podcast),
          parts.map(({ source }) => source),
        ),
        tagOf(episode),
      ])
      const placed = made.map(({ filename, bytes }, index) => ({
        startMs: parts[index]?.startMs ?? 0,
        piece: { filename, length: bytes },
      }))
      const file = [tag, ...layOutEpisode(placed, plan.durationMs)]
      const version = createHash('sha256')
        .update(tag)
        .update(JSON.stringify([placed, plan.durationMs]))
      return {
        contentType: 'audio/mpeg',
        bytes: file.reduce((sum, { length }) => sum + length, 0),
        version: version.digest('hex').slice(0, 32),
        read: async (range) => readJoined(file, range, (filename, stretch) => store.read(filename, stretch)),
      }
    },

    prepare: async (line) => void (await pieces.piecesOf(line, [line])),

    async artworkOf(place) {
      const { podcast } = await podcastAt(place)
      return artworks.serve(await drawArtwork(place, podcast))
    },

    async courseArtworkOf({ home, courseId, course }) {
      const place = { courseSystem: home, courseId, pageId: null, organization: '' }
      const texts = { title: course, course: '', organization: '' }
      return artworks.serve(await artworks.draw(place, texts, defaultTheme.theme))
    },
  }
}

function mediaPlaceOf({ home, courseId, pageId }: EpisodePlace, { podcast }: Podcast): MediaPlace {
  return { courseSystem: home, courseId, pageId, organization: podcast.organization }
}
