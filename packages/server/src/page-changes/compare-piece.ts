import type { PieceChanges } from '@lectern/domain/api/page-changes.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { carryIds, changesBetween } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { hashPassages } from '@lectern/domain/sources/passage-hash.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import { picturesOf } from '../generation/page.ts'
import { passagesOf } from '../generation/passages.ts'
import { readCoursePage } from '../generation/read-course-page.ts'
import type { PageReadingStore } from './page-reading-store.ts'

interface CompareDependencies {
  readonly access: CourseAccess
  readonly store: PageReadingStore
}

/** A document with what it was made from. */
interface Piece {
  readonly format: Format
  readonly courseId: string
  readonly pageId: string
  readonly passages: readonly Passage[] | undefined
}

/**
 * Reads the page of a document, compares it passage by passage, and keeps the result for the course list. The caller
 * has checked access. Throws the problem of the page if it was deleted, closed or empty, or if the course system fails.
 */
export async function comparePiece(
  { access, store }: CompareDependencies,
  account: Account,
  { format, courseId, pageId, passages = [] }: Piece,
  signal: AbortSignal,
): Promise<PieceChanges> {
  const { course, page: known } = await access.requirePage(account, courseId, pageId)
  const place = { courseSystem: homeOfCourse(account, courseId), courseId, pageId }
  const editedAt = await store.editedAtOf(place)
  const edited_at = editedAt?.toISOString() ?? null
  // Documents of older versions do not say what they were made from.
  if (passages.length === 0) return { page_title: known.title, edited_at, changes: [], passages: [] }

  const page = await readCoursePage(await access.systemOf(account, courseId), course, pageId, signal)
  const pictures = new Map(picturesOf(page).map(({ url }) => [url, url]))
  const now = carryIds(passages, passagesOf(page, pictures), page.language)
  const document = (await store.documentsOf(place)).find((one) => one.format === format)
  if (document) {
    const { id: documentId, revision } = document
    const pageHash = hashPassages(passagesOf(page, new Map()))
    await store.keep([{ documentId, editedAt, pageHash, sourceHash: hashPassages(passages), revision }])
  }
  const changes = changesBetween(passages, now).map(({ before = null, after = null }) => ({ before, after }))
  return { page_title: page.title, edited_at, changes, passages: now }
}
