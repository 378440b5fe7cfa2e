import { formats } from '@lectern/domain/courses/formats.ts'
import { paragraphsWithoutMarks, withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import { captionsOfEpisode, webVtt } from '@lectern/domain/podcast/transcripts/transcripts.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import type { Secrets } from '../../accounts/secrets/secrets.ts'
import type { CatalogueStore } from '../../course-material/media/catalogue-store.ts'
import type { MediaStore } from '../../course-material/media/media-store.ts'
import { type ServedFile, servedFile } from '../../course-material/media/served-file.ts'
import type { Episodes } from '../../documents/podcasts/episode/episodes.ts'
import { textFile } from '../../documents/podcasts/episode/text-file.ts'
import { episodePlaceOf, type PreparedContent, proofOf } from './learner-documents.ts'
import type { LearnerPlace } from './learner-places.ts'

export interface FileDependencies {
  readonly catalogue: Pick<CatalogueStore, 'find'>
  readonly store: Pick<MediaStore, 'read'>
  readonly secrets: Pick<Secrets, 'keyedHash'>
  readonly episodes: Pick<Episodes, 'audioOf' | 'episodeOf' | 'artworkOf' | 'pictureOf' | 'loudnessOf'>
}

/** A document whose file a learner asked for. */
export interface FoundDocument {
  readonly place: LearnerPlace
  readonly prepared: PreparedContent
}

/** How long files of an earlier version are served after another one was published: learners may have it open. */
const servedAfterMs = 24 * 3_600_000

const isRecent = ({ shownSince }: PreparedContent) => Date.now() - shownSince.getTime() < servedAfterMs

/**
 * A file that the published version shows or plays, or for a day an earlier one, with its proof. NOT_FOUND for every other
 * file.
 */
export async function mediaOf(
  { catalogue, store, secrets }: FileDependencies,
  { place, prepared }: FoundDocument,
  { name, proof }: { readonly name: string; readonly proof: string | undefined },
): Promise<ServedFile> {
  const { courseSystem, courseId } = place.share
  const isEarlier = () => isRecent(prepared) && proof === proofOf(secrets, place, name)
  const file = prepared.files.has(name) || isEarlier() ? await catalogue.find(name) : undefined
  // A slide may name any file. Learners get those of their course that its authors accepted.
  const isOfCourse = file?.courseSystem === courseSystem && file.courseId === courseId
  if (!file || !isOfCourse || file.kind === 'take-chunk') throw new Problem('NOT_FOUND')
  return { ...servedFile(file, store), immutable: true }
}

interface AskedAudio {
  readonly download: boolean
  /** The version that the page of the learner shows. */
  readonly version: string | undefined
  /** Reads the published version again. */
  readonly currentVersion: () => Promise<string>
}

/**
 * The MP3 of a podcast, or that of an earlier version. NOT_FOUND for a slideshow and for a version that is not current and no
 * longer in memory, AUDIO_MISSING without audio.
 */
export async function audioOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundDocument,
  { download, version, currentVersion }: AskedAudio,
): Promise<ServedFile> {
  requireEpisode(prepared)
  if (download) requireDownloads(place)
  const isStillCurrent = async () => (await currentVersion()) === version
  const asked =
    version === undefined
      ? undefined
      : { version, isCurrent: version === prepared.publication, isStillCurrent }
  const { file } = await episodes.audioOf(episodePlaceOf(place), true, asked)
  return download ? { ...file, name: `${fileTitle(prepared)}.mp3` } : file
}

function requireEpisode({ content }: FoundDocument['prepared']): void {
  if (!formats[content.format].isEpisode) throw new Problem('NOT_FOUND')
}

/** The loudness of a podcast over time. NOT_FOUND for a slideshow, AUDIO_MISSING without audio. */
export async function waveformOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundDocument,
): Promise<{ levels: number[] }> {
  requireEpisode(prepared)
  return { levels: [...(await episodes.loudnessOf(episodePlaceOf(place), true))] }
}

/** The text of a document as a download. NOT_FOUND if downloads are not allowed. */
export function transcriptOf({ place, prepared }: FoundDocument, contentType: string): ServedFile {
  requireDownloads(place)
  const { content } = prepared
  const text =
    content.format === 'slideshow'
      ? slideshowTranscript(content.slideshow)
      : podcastTranscript(content.podcast)
  return textFile(contentType, text, `${fileTitle(prepared)}.txt`)
}

/** The captions of a podcast as a download. NOT_FOUND for a slideshow, and if downloads are not allowed. */
export async function captionsOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundDocument,
  contentType: string,
): Promise<ServedFile> {
  requireDownloads(place)
  requireEpisode(prepared)
  const { podcast, plan } = await episodes.episodeOf(episodePlaceOf(place), true)
  return textFile(contentType, webVtt(captionsOfEpisode(podcast, plan)), `${fileTitle(prepared)}.vtt`)
}

/** The square picture of a document, for previews of links. */
export async function artworkOf(
  { episodes }: FileDependencies,
  { place, prepared }: FoundDocument,
  isSmall: boolean,
): Promise<ServedFile> {
  const { content, title } = prepared
  if (content.format === 'podcast') return episodes.artworkOf(episodePlaceOf(place), isSmall)
  const { courseSystem, courseId, courseName } = place.share
  return episodes.pictureOf({
    place: { courseSystem, courseId, pageId: place.pageId, organization: '' },
    texts: { title, course: courseName, organization: '' },
    theme: content.slideshow.presentation.css_theme,
    isSmall,
  })
}

function requireDownloads({ share }: LearnerPlace): void {
  if (!share.downloads) throw new Problem('NOT_FOUND')
}

/** The title without characters that file systems do not allow. */
function fileTitle({ title }: PreparedContent): string {
  const plain = title.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').trim()
  // Cut by characters, because half of a surrogate pair is no text.
  return [...plain].slice(0, 100).join('') || 'transcript'
}

function slideshowTranscript({ presentation, slides }: Slideshow): string {
  const parts = slides.map((slide) =>
    [withoutMarks(slideListTitle(slide)), ...paragraphsWithoutMarks(slide.audio_script)]
      .filter(Boolean)
      .join('\n'),
  )
  return `${[withoutMarks(presentation.title), ...parts].join('\n\n')}\n`
}

/** Every line, also those without audio. */
function podcastTranscript({ podcast, segments }: Podcast): string {
  const parts = segments.map(({ segment_title: title, dialogue }) =>
    [
      withoutMarks(title),
      ...dialogue.map(({ speaker, content }) => `${speaker}: ${withoutMarks(content)}`),
    ].join('\n'),
  )
  return `${[withoutMarks(podcast.title), ...parts].join('\n\n')}\n`
}
