import { Problem } from '@lectern/domain/problems/problems.ts'
import { hashPassages } from '@lectern/domain/sources/passage-hash.ts'
import type { CourseSystem, SystemCourse } from '../courses/course-system.ts'
import { endsMembership, isOutage } from '../courses/system-problems.ts'
import { passagesOf } from '../generation/passages.ts'
import { readCoursePage } from '../generation/read-course-page.ts'
import { countDifferences, noChanges, type PageToday } from './count-changes.ts'
import type { PageReadingStore, ReadDocument } from './page-reading-store.ts'

/** Timeout of one page in milliseconds. */
const pageTimeout = 15_000
/** Documents whose passages are compared with an earlier reading in one check. */
const mostSources = 200

/**
 * Compares documents that were saved since their page was read. Returns the ids of those that are now made from
 * something else than before, and not from the page as it was read: it may have been edited since.
 */
export async function compareSaved(
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
    const counts = sourceHash === pageHash ? noChanges : reading
    if (sourceHash !== (reading.sourceHash ?? undefined) && sourceHash !== pageHash) moved.add(id)
    // oxlint-disable-next-line no-await-in-loop -- few documents are saved between two checks
    else await store.keep([{ ...reading, pageHash, sourceHash, revision, counts }])
  }
  return moved
}

/** Reads the page of these documents and compares it with each. False if the course system does not answer. */
export async function compareWithPage(
  store: PageReadingStore,
  { system, course }: { readonly system: CourseSystem; readonly course: SystemCourse },
  documents: readonly ReadDocument[],
): Promise<boolean> {
  const [first] = documents
  if (!first) return true
  const page = await readToday(system, course, first.pageId)
  if (page === 'outage') return false
  const pageHash = page && hashPassages(page.passages)
  const sources = await store.sourcesOf(documents.map(({ id }) => id))
  await store.keep(
    documents.flatMap(({ id: documentId, editedAt }) => {
      const source = sources.get(documentId)
      if (!source) return []
      const { revision, passages } = source
      const counts = countDifferences(passages, page)
      return [{ documentId, editedAt, pageHash, sourceHash: hashPassages(passages), revision, counts }]
    }),
  )
  return true
}

/** The page as it is now. Undefined if it was deleted, closed or empty: it is not read again until it is edited. */
async function readToday(
  system: CourseSystem,
  course: SystemCourse,
  pageId: string,
): Promise<PageToday | 'outage' | undefined> {
  try {
    const page = await readCoursePage(system, course, pageId, undefined, pageTimeout)
    return { passages: passagesOf(page, new Map()), language: page.language }
  } catch (error) {
    if (isOutage(error) || endsMembership(error)) return 'outage'
    if (error instanceof Problem) return undefined
    throw error
  }
}
