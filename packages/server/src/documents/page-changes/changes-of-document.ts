import type { pageChangesApi } from '@lectern/domain/api/documents/page-changes.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { carryIds, changesBetween, type PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { hashPassages } from '@lectern/domain/sources/passage-hash.ts'
import type { z } from 'zod/mini'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { picturesOf } from '../../generation/page.ts'
import { passagesOf } from '../../generation/passages.ts'
import { readCoursePage } from '../../generation/page-reader/read-course-page.ts'
import { countChanges, kindOfChange } from './count-changes.ts'
import type { PageReadingStore } from './page-reading-store.ts'
import type { OpenDocument, FindOpenDocument, DocumentPlace } from './open-document.ts'

interface CompareDependencies {
  readonly access: CourseAccess
  readonly store: PageReadingStore
  readonly findDocument: FindOpenDocument
}

/**
 * Reads the page of a document, compares it passage by passage, and keeps the result for the course list. Throws the
 * problem of the page if it was deleted, closed or empty, or if the course system fails.
 */
export async function changesOfDocument(
  dependencies: CompareDependencies,
  account: Account,
  place: DocumentPlace,
  signal: AbortSignal,
): Promise<z.input<typeof pageChangesApi.ofDocument.answer>> {
  const document = await dependencies.findDocument(account, place)
  const { courseId, pageId } = place
  const { page } = await dependencies.access.requirePage(account, courseId, pageId)
  const editedAt = await dependencies.store.editedAtOf(placeOf(account, place))
  const edited_at = editedAt?.toISOString() ?? null
  // Documents of older versions do not say what they were made from.
  if (document.passages.length === 0) return { page_title: page.title, edited_at, changes: [], passages: [] }

  const today = await readPage(dependencies, account, place, signal)
  const passages = carryIds(document.passages, today.passages, today.language)
  const changes = changesBetween(document.passages, passages)
  await keepReading(dependencies.store, account, { place, editedAt, document, passages })
  return {
    page_title: today.title,
    edited_at,
    changes: changes.map((change) => presentChange(change, document)),
    passages,
  }
}

/**
 * Makes the passages of today those of the document, as one saved version with the same content. Rejects with
 * EDITED_MEANWHILE if the page no longer says what the author saw (`seen`). Returns the revision.
 */
export async function acceptPage(
  dependencies: CompareDependencies,
  account: Account,
  place: DocumentPlace,
  given: {
    readonly seen: readonly Passage[] | undefined
    /** The revisions in `If-Match`. Undefined for any. */
    readonly revisions: readonly number[] | undefined
    readonly signal: AbortSignal
  },
): Promise<number> {
  const { seen, revisions, signal } = given
  const { passages: before } = await dependencies.findDocument(account, place)
  const editedAt = await dependencies.store.editedAtOf(placeOf(account, place))
  const today = before.length > 0 ? await readPage(dependencies, account, place, signal) : undefined
  // Read again, because reading the page takes seconds.
  const document = await dependencies.findDocument(account, place)
  const { revision } = document
  const isStale = revisions !== undefined && !revisions.includes(revision)
  const passages = today
    ? carryIds(document.passages, today.passages, today.language)
    : [...document.passages]
  if (seen && today && hashPassages(seen) !== hashPassages(passages))
    throw new Problem('EDITED_MEANWHILE', { reason: 'page' })
  const isSettled = changesBetween(document.passages, passages).length === 0
  if (isSettled && !isStale) return revision
  const saved = await document.savePassages(passages, isStale ? revisions : [revision])
  await keepReading(dependencies.store, account, {
    place,
    editedAt,
    document: { ...document, passages, revision: saved },
    passages,
  })
  return saved
}

const placeOf = (account: Account, { courseId, pageId }: DocumentPlace) => ({
  courseSystem: courseHome(account, courseId),
  courseId,
  pageId,
})

/** The page of today, with the addresses of its pictures in the course system. */
async function readPage(
  { access }: CompareDependencies,
  account: Account,
  { courseId, pageId }: DocumentPlace,
  signal: AbortSignal,
) {
  const { course } = await access.requirePage(account, courseId, pageId)
  const page = await readCoursePage(await access.systemOf(account, courseId), course, pageId, signal)
  const pictures = new Map(picturesOf(page).map(({ url }) => [url, url]))
  return { title: page.title, language: page.language, passages: passagesOf(page, pictures) }
}

/** Keeps the comparison of a document with its page for the course list. */
async function keepReading(
  store: PageReadingStore,
  account: Account,
  known: {
    readonly place: DocumentPlace
    readonly editedAt: Date | null
    readonly document: OpenDocument
    readonly passages: readonly Passage[]
  },
): Promise<void> {
  const { place, editedAt, document, passages } = known
  const stored = await store.documentsOf(placeOf(account, place))
  const documentId = stored.find(({ format }) => format === place.format)?.id
  if (!documentId) return
  const counts = countChanges(changesBetween(document.passages, passages))
  const hashes = { pageHash: hashPassages(passages), sourceHash: hashPassages(document.passages) }
  await store.keep([{ documentId, editedAt, ...hashes, revision: document.revision, counts }])
}

function presentChange(change: PassageChange, { parts }: OpenDocument) {
  const { before = null, after = null } = change
  const based = parts.filter(({ sources }) => before !== null && sources?.includes(before.id))
  return { kind: kindOfChange(change), before, after, parts: based.map(({ key }) => key) }
}
