import type { CourseChanges } from '@lectern/domain/api/page-changes.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { hashPassages } from '@lectern/domain/sources/passage-hash.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseSystem, SystemCourse } from '../courses/course-system.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import { endsMembership, isOutage } from '../courses/system-problems.ts'
import { passagesOf } from '../generation/passages.ts'
import { readCoursePage } from '../generation/read-course-page.ts'
import type { PageReadingStore, ReadDocument } from './page-reading-store.ts'

/** Pages that one check reads, one after the other. Later checks read the others. */
const mostPages = 20
/** Timeout of one page in milliseconds. */
const pageTimeout = 15_000
/** Documents whose passages are compared with an earlier reading in one check. */
const mostSources = 200

interface CheckDependencies {
  readonly access: CourseAccess
  readonly store: PageReadingStore
}

/**
 * Finds out which contents of a course are no longer in step with their page, with a limited number of calls to the
 * course system: it reads only pages that were edited since they were last read. Concurrent checks of a course are
 * one. An outage ends the check, and the result is that of earlier ones.
 */
export type CheckCourse = (account: Account, courseId: string) => Promise<CourseChanges>

export function createCourseCheck({ access, store }: CheckDependencies): CheckCourse {
  const running = new Map<string, Promise<CourseChanges>>()

  async function check(account: Account, course: SystemCourse): Promise<CourseChanges> {
    const place = { courseSystem: homeOfCourse(account, course.id), courseId: course.id }
    const documents = await store.documentsOf(place)
    const moved = await compareSaved(store, documents)
    const candidates = documents.filter((document) => isEdited(document) || moved.has(document.id))
    const pages = [...Map.groupBy(candidates, ({ pageId }) => pageId).values()]
    const system = pages.length > 0 ? await access.systemOf(account, course.id) : undefined
    let read = 0
    for (const some of pages.slice(0, mostPages)) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time, so that lists and jobs are not delayed
      if (!system || !(await compareWithPage(store, { system, course }, some))) break
      read += 1
    }
    return presentChanges(await store.documentsOf(place), pages.length - read)
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

/**
 * Compares documents that were saved since their page was read. Returns those that are now made from something else
 * than before, and not from the page as it was read: it may have been edited since.
 */
async function compareSaved(
  store: PageReadingStore,
  documents: readonly ReadDocument[],
): Promise<ReadonlySet<string>> {
  const saved = documents
    .filter(({ reading, revision }) => reading && reading.revision !== revision)
    .slice(0, mostSources)
  const sources = await store.sourcesOf(saved.map(({ id }) => id))
  const moved = new Set<string>()
  for (const { id, reading } of saved) {
    const source = sources.get(id)
    if (!source || !reading) continue
    const { revision, passages } = source
    const sourceHash = hashPassages(passages)
    const pageHash = reading.pageHash ?? undefined
    if (sourceHash !== (reading.sourceHash ?? undefined) && sourceHash !== pageHash) moved.add(id)
    // oxlint-disable-next-line no-await-in-loop -- few documents are saved between two checks
    else await store.keep([{ documentId: id, editedAt: reading.editedAt, pageHash, sourceHash, revision }])
  }
  return moved
}

/** Reads the page of these documents and compares it with each. False if the course system does not answer. */
async function compareWithPage(
  store: PageReadingStore,
  { system, course }: { readonly system: CourseSystem; readonly course: SystemCourse },
  documents: readonly ReadDocument[],
): Promise<boolean> {
  const [first] = documents
  if (!first) return true
  const page = await hashOfPage(system, course, first.pageId)
  if (page === 'outage') return false
  const sources = await store.sourcesOf(documents.map(({ id }) => id))
  await store.keep(
    documents.flatMap(({ id, editedAt }) => {
      const source = sources.get(id)
      if (!source) return []
      const { revision, passages } = source
      return [{ documentId: id, editedAt, ...page, sourceHash: hashPassages(passages), revision }]
    }),
  )
  return true
}

async function hashOfPage(
  system: CourseSystem,
  course: SystemCourse,
  pageId: string,
): Promise<{ readonly pageHash: string | undefined } | 'outage'> {
  try {
    const page = await readCoursePage(system, course, pageId, undefined, pageTimeout)
    return { pageHash: hashPassages(passagesOf(page, new Map())) }
  } catch (error) {
    if (isOutage(error) || endsMembership(error)) return 'outage'
    // A page that was deleted, closed or empty is not read again until it is edited.
    if (error instanceof Problem) return { pageHash: undefined }
    throw error
  }
}

function presentChanges(documents: readonly ReadDocument[], unread: number): CourseChanges {
  const changed = documents.filter(
    ({ reading }) => reading?.pageHash && reading.sourceHash && reading.pageHash !== reading.sourceHash,
  )
  const pages = [...Map.groupBy(changed, ({ pageId }) => pageId)].map(([pageId, some]) => ({
    page_id: pageId,
    edited_at: some[0]?.editedAt?.toISOString() ?? null,
    formats: some.map(({ format }) => format),
  }))
  return { pages, unread }
}
