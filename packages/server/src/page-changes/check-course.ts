import type { ChangedPiece } from '@lectern/domain/api/page-changes.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import type { SystemCourse } from '../courses/course-system.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import { compareSaved, compareWithPage } from './compare-documents.ts'
import type { PageReadingStore, ReadDocument } from './page-reading-store.ts'

/** Pages that one check reads, one after the other. Later checks read the others. */
const mostPages = 20

interface CheckDependencies {
  readonly access: CourseAccess
  readonly store: PageReadingStore
}

interface CourseCheck {
  /** The contents whose page has changed or could not be checked yet, in the order of the course. */
  readonly pieces: ChangedPiece[]
  /** Whether the course system did not answer or rejected the key. */
  readonly isOutage: boolean
}

/**
 * Finds out which contents of a course are no longer in step with their page, with a limited number of calls to the
 * course system: it reads only pages that were edited since they were last read. Concurrent checks of a course are
 * one. An outage ends the check, and the result is that of earlier ones.
 */
export type CheckCourse = (account: Account, courseId: string) => Promise<CourseCheck>

export function createCourseCheck({ access, store }: CheckDependencies): CheckCourse {
  const running = new Map<string, Promise<CourseCheck>>()

  async function check(account: Account, course: SystemCourse): Promise<CourseCheck> {
    const place = { courseSystem: homeOfCourse(account, course.id), courseId: course.id }
    const documents = await store.documentsOf(place)
    const moved = await compareSaved(store, documents)
    const candidates = documents.filter((document) => isEdited(document) || moved.has(document.id))
    const pages = [...Map.groupBy(candidates, ({ pageId }) => pageId).values()]
    const unread = new Set(candidates.map(({ id }) => id))
    let isOutage = false
    if (pages.length > 0) {
      const system = await access.systemOf(account, course.id)
      for (const some of pages.slice(0, mostPages)) {
        // oxlint-disable-next-line no-await-in-loop -- one request at a time, so that lists and jobs are not delayed
        isOutage = !(await compareWithPage(store, { system, course }, some))
        if (isOutage) break
        for (const { id } of some) unread.delete(id)
      }
    }
    return { pieces: presentPieces(await store.documentsOf(place), unread), isOutage }
  }

  return async (account, courseId) => {
    const course = await access.requireCourse(account, courseId)
    const key = JSON.stringify([homeOfCourse(account, courseId), courseId])
    const known = running.get(key)
    if (known) return known
    const checking = check(account, course).finally(() => running.delete(key))
    running.set(key, checking)
    return checking
  }
}

/** Whether the page was edited since it was last read or, if it never was, since the content was created. */
function isEdited({ editedAt, createdAt, reading }: ReadDocument): boolean {
  if (!editedAt) return false
  return reading ? reading.editedAt?.getTime() !== editedAt.getTime() : editedAt > createdAt
}

function presentPieces(documents: readonly ReadDocument[], unread: ReadonlySet<string>): ChangedPiece[] {
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
