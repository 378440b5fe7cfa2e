import type { Format } from '@lectern/domain/courses/formats.ts'
import { readWith, type ReadersByFormat } from '@lectern/domain/formats/document-of.ts'
import { paragraphsWithoutMarks, withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import { exportWords } from '@lectern/domain/podcast/transcripts/export-words.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { pictureCredits } from '@lectern/domain/slideshow/picture-credits.ts'
import { firstTitle } from '@lectern/domain/slideshow/slide-title.ts'
import type { ContentsByFormat } from '../../../documents/library/documents-by-format.ts'
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
  readonly contents: ContentsByFormat<'findPublished'>
}

/** The version of a document that learners get. NOT_COMPLETE_YET without one. */
export async function publishedDocument(
  dependencies: DocumentDependencies,
  key: DocumentKey,
): Promise<PublishedDocument> {
  const { courseSystem, courseId, pageId, format } = key
  const [marks, content] = await Promise.all([
    dependencies.publications.publicationMarks(courseSystem, courseId, [pageId]),
    publishedContent(dependencies.contents, format, key),
  ])
  const mark = marks.find((each) => each.format === format)
  if (!mark || !content) throw new Problem('NOT_COMPLETE_YET')
  const { title, language, revision } = mark
  return { title, language: language ?? undefined, revision, ...content }
}

type PublishedContent = Pick<PublishedDocument, 'transcript' | 'credits'>

/** The content of the version that learners get. Undefined without one. */
async function publishedContent(
  contents: DocumentDependencies['contents'],
  format: Format,
  { courseSystem, courseId, pageId }: DocumentKey,
): Promise<PublishedContent | undefined> {
  const found = (await contents[format].findPublished(courseSystem, courseId, [pageId])).get(pageId)
  return found && readWith(format, contentOf, found.document)
}

const contentOf: ReadersByFormat<PublishedContent> = {
  slideshow(document) {
    const transcript = document.slides.map((slide) => ({
      heading: withoutMarks(firstTitle(slide.content) ?? ''),
      paragraphs: paragraphsWithoutMarks(slide.audio_script),
    }))
    return { transcript, credits: pictureCredits(document) }
  },

  podcast({ podcast, segments }) {
    const words = exportWords(podcast.language)
    const transcript = segments.map(({ segment_title, dialogue }) => ({
      heading: withoutMarks(segment_title),
      paragraphs: dialogue.map(({ speaker, content }) => words.line(speaker, withoutMarks(content))),
    }))
    // A podcast shows no pictures. Lectern composes its music and sounds, so they have no other authors.
    return { transcript, credits: [] }
  },
}
