import type { CoursePublication, PublishingOffer } from '@lectern/domain/api/learners/publications.ts'
import { plainText } from '../../course-material/courses/html/html.ts'
import type { PublicationMark } from '../../documents/library/published/publication-store.ts'
import { showsOldAddress } from '../shares/shares.ts'
import type { ListedPublication } from './store/course-publication-store.ts'

/** A publication as the API returns it. */
export function presentPublication({
  publication,
  createdBy,
  updatedBy,
  tokenHash,
}: ListedPublication): CoursePublication {
  const { conflict } = publication
  return {
    publication_id: publication.id,
    course_id: publication.courseId,
    page_id: publication.pageId,
    format: publication.format,
    title: publication.title,
    url: publication.url,
    module: publication.moduleName,
    placement: publication.placement,
    visible: publication.isVisible,
    share_id: publication.shareId,
    shows_old_address: showsOldAddress(publication.writtenTokenHash, tokenHash),
    published_revision: publication.publishedRevision,
    conflict: conflict && {
      revision: conflict.revision,
      theirs: sideOf(conflict),
      ours: sideOf(conflict.ours),
      edited_by: conflict.editedBy,
      edited_at: conflict.editedAt,
    },
    created_by: createdBy,
    created_at: publication.createdAt.toISOString(),
    updated_by: updatedBy,
    updated_at: publication.updatedAt.toISOString(),
  }
}

const sideOf = ({ title, html }: { readonly title: string; readonly html: string }) => ({
  title,
  text: plainText(html),
})

/** A completed document as the API returns it. `original` is the page of its original if it is a translation. */
export function presentDocument(
  mark: PublicationMark,
  original: string | undefined,
): PublishingOffer['pieces'][number] {
  return {
    page_id: mark.pageId,
    translation_of: original ?? null,
    format: mark.format,
    title: mark.title,
    language: mark.language,
    parts: mark.partCount,
    silent_parts: mark.silentParts,
    duration_ms: mark.durationMs,
    completed_at: mark.publishedAt.toISOString(),
  }
}
