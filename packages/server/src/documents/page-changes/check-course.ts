import type { ChangedDocument } from '@lectern/domain/api/documents/page-changes.ts'
import { LRUCache } from 'lru-cache'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import type { SystemCourse } from '../../course-material/courses/course-system.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { compareSaved, compareWithPage, type PageSource } from './compare-documents.ts'
import type { PageReadingStore, ReadDocument } from './page-reading-store.ts'

/** Pages that one check reads, one after the other. Later checks read the others. */
const mostPages = 20
/** Timeout of one page in milliseconds. */
const pageTimeoutMs = 15_000
/**
 * A page that was edited this long before its content was created may have been edited while the content was written, after
 * the page was read. The clocks of the course system and of Lectern may also differ. Such a page is read again, once.
 */
const editMarginMs = 24 * 3_600_000
/** A page without a time of edit, such as a label of Moodle, is read again after this time. */
const readAgainMs = 24 * 3_600_000
/** After this many timeouts in a row, the course system counts as unavailable. One page alone may be slow. */
const mostTimeouts = 2
/** Pages that could not be read, in memory. */
const mostUnread = 10_000

interface CheckDependencies {
  readonly access: Pick<CourseAccess, 'requireCourse' | 'systemOf'>
  readonly store: PageReadingStore
  /** 15 s by default. */
  readonly pageTimeout?: () => AbortSignal
  readonly now?: () => number
}

interface CourseCheck {
  /** The contents whose page has changed or could not be checked yet, in the order of the course. */
  readonly pieces: ChangedDocument[]
  /** Set if the course system did not answer, or rejected the key of this account. */
  readonly stoppedBy: 'outage' | 'membership' | undefined
}

/**
 * Finds out which contents of a course are no longer in step with their page, with a limited number of calls to the
 * course system: it reads only pages that were edited since they were last read. Concurrent checks of a course are
 * one, unless it fails for the account that started it. An outage ends the check, and the result is that of earlier
 * ones. `signal` ends it with a rejection.
 */
export type CheckCourse = (account: Account, courseId: string, signal?: AbortSignal) => Promise<CourseCheck>

export function createCourseCheck({
  access,
  store,
  pageTimeout = () => AbortSignal.timeout(pageTimeoutMs),
  now = Date.now,
}: CheckDependencies): CheckCourse {
  const running = new Map<string, Promise<CourseCheck>>()
  /** When a document's page could not be read. It is read after the others, so that they have their turn. */
  const unreadAt = new LRUCache<string, number>({ max: mostUnread })
  let attempts = 0

  const lastAttempt = (document: ReadDocument | undefined) => unreadAt.get(document?.id ?? '') ?? 0

  async function check(account: Account, course: SystemCourse, signal?: AbortSignal): Promise<CourseCheck> {
    const place = { courseSystem: courseHome(account, course.id), courseId: course.id }
    const documents = await store.documentsOf(place)
    const moved = await compareSaved(store, documents)
    const candidates = documents.filter((document) => isEdited(document) || moved.has(document.id))
    // Documents that may have been edited come last, so that they do not delay those that were.
    const pages = pagesOf([...candidates, ...dueDocuments(documents, now())])
      .toSorted(([one], [other]) => lastAttempt(one) - lastAttempt(other))
      .slice(0, mostPages)
    const unread = new Set(candidates.map(({ id }) => id))
    let stoppedBy: CourseCheck['stoppedBy']
    if (pages.length > 0) {
      const system = await access.systemOf(account, course.id)
      const compared = await comparePages(store, { system, course, pageTimeout, signal }, pages)
      for (const { id } of compared.documents) unread.delete(id)
      for (const { id } of compared.unread) unreadAt.set(id, (attempts += 1))
      for (const { id } of compared.documents) unreadAt.delete(id)
      stoppedBy = compared.stoppedBy
    }
    return { pieces: presentDocuments(await store.documentsOf(place), unread), stoppedBy }
  }

  return async function checkCourse(account, courseId, signal): Promise<CourseCheck> {
    const course = await access.requireCourse(account, courseId)
    const key = JSON.stringify([courseHome(account, courseId), courseId])
    const known = running.get(key)
    if (known) {
      const joined = await known.catch(() => undefined)
      // The key of this account may be accepted where another one is rejected.
      return joined && joined.stoppedBy !== 'membership' ? joined : checkCourse(account, courseId, signal)
    }
    const checking = check(account, course, signal).finally(() => running.delete(key))
    running.set(key, checking)
    return checking
  }
}

/** Compares documents with their pages until the course system does not answer. Returns those that were compared or not. */
async function comparePages(
  store: PageReadingStore,
  source: PageSource,
  pages: readonly (readonly ReadDocument[])[],
): Promise<{ documents: ReadDocument[]; unread: ReadDocument[]; stoppedBy: CourseCheck['stoppedBy'] }> {
  const documents: ReadDocument[] = []
  const unread: ReadDocument[] = []
  let timeouts = 0
  for (const ofPage of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time, so that lists and jobs are not delayed
    const outcome = await compareWithPage(store, source, ofPage)
    if (outcome === 'outage' || outcome === 'membership') return { documents, unread, stoppedBy: outcome }
    if (outcome === 'compared') documents.push(...ofPage)
    else unread.push(...ofPage)
    timeouts = outcome === 'timeout' ? timeouts + 1 : 0
    if (timeouts === mostTimeouts) return { documents, unread, stoppedBy: 'outage' }
  }
  return { documents, unread, stoppedBy: undefined }
}

/** Documents by page, each once. */
function pagesOf(documents: readonly ReadDocument[]): ReadDocument[][] {
  return [...Map.groupBy(new Set(documents), ({ pageId }) => pageId).values()]
}

/** Whether the page was edited since it was last read or, if it never was, since about the time the content was created. */
function isEdited({ editedAt, createdAt, reading }: ReadDocument): boolean {
  if (!editedAt) return false
  return reading
    ? reading.editedAt?.getTime() !== editedAt.getTime()
    : editedAt.getTime() > createdAt.getTime() - editMarginMs
}

/** Documents whose page has no time of edit and was not read for a day, that of the oldest reading first. */
function dueDocuments(documents: readonly ReadDocument[], now: number): ReadDocument[] {
  const readAt = ({ reading, createdAt }: ReadDocument) => (reading?.readAt ?? createdAt).getTime()
  return documents
    .filter((document) => !document.editedAt && now - readAt(document) > readAgainMs)
    .toSorted((one, other) => readAt(one) - readAt(other))
}

function presentDocuments(
  documents: readonly ReadDocument[],
  unread: ReadonlySet<string>,
): ChangedDocument[] {
  return documents
    .filter(({ id, reading }) => unread.has(id) || isChanged(reading))
    .map(({ id, pageId, format, editedAt, reading }) => ({
      page_id: pageId,
      format,
      checked_at: unread.has(id) ? null : (reading?.readAt.toISOString() ?? null),
      changed: reading?.changed ?? 0,
      removed: reading?.removed ?? 0,
      added: reading?.added ?? 0,
      edited_at: editedAt?.toISOString() ?? null,
    }))
}

const isChanged = (reading: ReadDocument['reading']): boolean =>
  Boolean(reading?.pageHash && reading.sourceHash && reading.pageHash !== reading.sourceHash)
