import type { Format } from '@lectern/domain/courses/formats.ts'
import { paragraphsWithoutMarks, withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import { exportWords } from '@lectern/domain/podcast/transcripts/export-words.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { pictureCredits } from '@lectern/domain/slideshow/picture-credits.ts'
import { firstTitle } from '@lectern/domain/slideshow/slide-title.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Documents } from '../../../documents/library/documents.ts'
import type { PublicationStore } from '../../../documents/library/published/publication-store.ts'
import type { DocumentKey } from '../store/course-publication-store.ts'
import type { TranscriptPart } from './page-body.ts'

/** The content of a page with a completed slideshow or podcast. */
export interface PublishedDocument {
  readonly title: string
  readonly language: string | undefined
  readonly revision: number
  readonly transcript: readonly TranscriptPart[]
  readonly credits: readonly string[]
}

export interface DocumentDependencies {
  readonly publications: Pick<PublicationStore, 'publicationMarks'>
  readonly slideshows: Pick<Documents<Slideshow>, 'findPublished'>
  readonly podcasts: Pick<Documents<Podcast>, 'findPublished'>
}

/** The version of a document that learners get. NOT_COMPLETE_YET without one. */
export async function publishedDocument(
  dependencies: DocumentDependencies,
  key: DocumentKey,
): Promise<PublishedDocument> {
  const { courseSystem, courseId, pageId, format } = key
  const [marks, content] = await Promise.all([
    dependencies.publications.publicationMarks(courseSystem, courseId, [pageId]),
    contentOf[format](dependencies, key),
  ])
  const mark = marks.find((each) => each.format === format)
  if (!mark || !content) throw new Problem('NOT_COMPLETE_YET')
  const { title, language, revision } = mark
  return { title, language: language ?? undefined, revision, ...content }
}

type PublishedContent = Pick<PublishedDocument, 'transcript' | 'credits'>

const contentOf: Readonly<
  Record<
    Format,
    (dependencies: DocumentDependencies, key: DocumentKey) => Promise<PublishedContent | undefined>
  >
> = {
  async slideshow({ slideshows }, { courseSystem, courseId, pageId }) {
    const found = await slideshows.findPublished(courseSystem, courseId, [pageId])
    const document = found.get(pageId)?.document
    if (!document) return undefined
    const transcript = document.slides.map((slide) => ({
      heading: withoutMarks(firstTitle(slide.content) ?? ''),
      paragraphs: paragraphsWithoutMarks(slide.audio_script),
    }))
    return { transcript, credits: pictureCredits(document) }
  },

  async podcast({ podcasts }, { courseSystem, courseId, pageId }) {
    const found = await podcasts.findPublished(courseSystem, courseId, [pageId])
    const document = found.get(pageId)?.document
    if (!document) return undefined
    const words = exportWords(document.podcast.language)
    const transcript = document.segments.map(({ segment_title, dialogue }) => ({
      heading: withoutMarks(segment_title),
      paragraphs: dialogue.map(({ speaker, content }) => words.line(speaker, withoutMarks(content))),
    }))
    // A podcast shows no pictures. Lectern composes its music and sounds, so they have no other authors.
    return { transcript, credits: [] }
  },
}
