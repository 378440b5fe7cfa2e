import {
  captionsOfEpisode,
  plainTranscript,
  webVtt,
} from '@lectern/domain/podcast/transcripts/transcripts.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import type { CatalogueStore } from '../media/catalogue-store.ts'
import type { MediaStore } from '../media/media-store.ts'
import { type ServedFile, servedFile } from '../media/served-file.ts'
import type { Episodes } from '../podcasts/episode/episodes.ts'
import { textFile } from '../podcasts/episode/text-file.ts'
import { episodePlaceOf, type PreparedPiece } from './learner-pieces.ts'
import type { LearnerPlace } from './learner-places.ts'

export interface FileDependencies {
  readonly catalogue: Pick<CatalogueStore, 'find'>
  readonly store: Pick<MediaStore, 'read'>
  readonly episodes: Pick<Episodes, 'audioOf' | 'episodeOf' | 'artworkOf' | 'pictureOf'>
}

/** A piece that a learner asked for. */
export interface FoundPiece {
  readonly place: LearnerPlace
  readonly prepared: PreparedPiece
}

/** A file that the published version shows or plays. NOT_FOUND for every other file. */
export async function mediaOf(
  { catalogue, store }: FileDependencies,
  { prepared }: FoundPiece,
  name: string,
): Promise<ServedFile> {
  const file = prepared.files.has(name) ? await catalogue.find(name) : undefined
  if (!file) throw new Problem('NOT_FOUND')
  return { ...servedFile(file, store), immutable: true }
}

/** The MP3 of a podcast. NOT_FOUND for a slideshow, AUDIO_MISSING without audio. */
export async function audioOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundPiece,
  download: boolean,
): Promise<ServedFile> {
  if (prepared.piece.content.format !== 'podcast') throw new Problem('NOT_FOUND')
  if (download) requireDownloads(prepared)
  const { file } = await episodes.audioOf(episodePlaceOf(place), true)
  return download ? { ...file, name: `${fileTitle(prepared)}.mp3` } : file
}

/** The text of a piece as a download. NOT_FOUND if downloads are not allowed. */
export async function transcriptOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundPiece,
  contentType: string,
): Promise<ServedFile> {
  requireDownloads(prepared)
  const { content } = prepared.piece
  const text =
    content.format === 'slideshow'
      ? slideshowTranscript(content.slideshow)
      : await podcastTranscript(episodes, place)
  return textFile(contentType, text, `${fileTitle(prepared)}.txt`)
}

/** The captions of a podcast as a download. NOT_FOUND for a slideshow, and if downloads are not allowed. */
export async function captionsOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundPiece,
  contentType: string,
): Promise<ServedFile> {
  requireDownloads(prepared)
  if (prepared.piece.content.format !== 'podcast') throw new Problem('NOT_FOUND')
  const { podcast, plan } = await episodes.episodeOf(episodePlaceOf(place), true)
  return textFile(contentType, webVtt(captionsOfEpisode(podcast, plan)), `${fileTitle(prepared)}.vtt`)
}

/** The square picture of a piece, for previews of links. */
export async function artworkOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundPiece,
): Promise<ServedFile> {
  const { content, title, course } = prepared.piece
  if (content.format === 'podcast') return episodes.artworkOf(episodePlaceOf(place))
  const { courseSystem, courseId } = place.share
  return episodes.pictureOf({
    place: { courseSystem, courseId, pageId: place.pageId, organization: '' },
    texts: { title, course: course.title, organization: '' },
    theme: content.slideshow.presentation.css_theme,
  })
}

function requireDownloads({ piece }: PreparedPiece): void {
  if (!piece.downloads) throw new Problem('NOT_FOUND')
}

/** The title without characters that file systems do not allow. */
function fileTitle({ piece }: PreparedPiece): string {
  return (
    piece.title
      .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
      .trim()
      .slice(0, 100) || 'transcript'
  )
}

function slideshowTranscript({ presentation, slides }: Slideshow): string {
  const parts = slides.map((slide) => [slideListTitle(slide), slide.audio_script].filter(Boolean).join('\n'))
  return `${[presentation.title, ...parts].join('\n\n')}\n`
}

async function podcastTranscript(
  episodes: Pick<Episodes, 'episodeOf'>,
  place: LearnerPlace,
): Promise<string> {
  const { podcast, plan } = await episodes.episodeOf(episodePlaceOf(place), true)
  return plainTranscript(podcast, plan)
}
