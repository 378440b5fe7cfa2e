import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { hashPassages } from '@lectern/domain/sources/passage-hash.ts'
import type { CourseSystem, SystemCourse } from '../../course-material/courses/course-system.ts'
import { endsMembership, isOutage } from '../../course-material/courses/system-problems.ts'
import { passagesOf } from '../../generation/passages.ts'
import { readCoursePage } from '../../generation/page-reader/read-course-page.ts'
import { countDifferences, noChanges, type PageToday } from './count-changes.ts'
import type { PageReadingStore, ReadDocument } from './page-reading-store.ts'

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

/** Where the pages of a course are read, and for how long. */
export interface PageSource {
  readonly system: CourseSystem
  readonly course: SystemCourse
  /** The timeout of one page. It starts with the call. */
  readonly pageTimeout: () => AbortSignal
  /** Ends the check. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Why a page was not read: the request took too long, the course system is unavailable, it rejects the key, or it does
 * not give this page.
 */
type Unread = 'timeout' | 'outage' | 'membership' | 'refusal'

/** Reads the page of these documents and compares it with each. Nothing is kept if the page was not read. */
export async function compareWithPage(
  store: PageReadingStore,
  source: PageSource,
  documents: readonly ReadDocument[],
): Promise<'compared' | Unread> {
  const [first] = documents
  if (!first) return 'compared'
  const page = await readToday(source, first.pageId)
  if (typeof page === 'string') return page
  const pageHash = page && hashPassages(page.passages)
  const sources = await store.sourcesOf(documents.map(({ id }) => id))
  await store.keep(
    documents.flatMap(({ id: documentId, editedAt }) => {
      const made = sources.get(documentId)
      if (!made) return []
      const { revision, passages } = made
      const counts = countDifferences(passages, page)
      return [{ documentId, editedAt, pageHash, sourceHash: hashPassages(passages), revision, counts }]
    }),
  )
  return 'compared'
}

/** The page as it is now. Undefined if it was deleted, closed or empty: it is not read again until it is edited. */
async function readToday(
  { system, course, pageTimeout, signal }: PageSource,
  pageId: string,
): Promise<PageToday | Unread | undefined> {
  const tooLong = pageTimeout()
  const ended = signal ? AbortSignal.any([signal, tooLong]) : tooLong
  try {
    const page = await readCoursePage(system, course, pageId, ended)
    return { passages: passagesOf(page, new Map()), language: page.language }
  } catch (error) {
    if (signal?.aborted) throw error
    if (tooLong.aborted) return 'timeout'
    if (!(error instanceof Problem)) throw error
    if (saysGone.has(error.code)) return undefined
    if (isOutage(error)) return 'outage'
    return endsMembership(error) ? 'membership' : 'refusal'
  }
}

/** Problems of the page itself, for every key. */
const saysGone: ReadonlySet<ProblemCode> = new Set(['PAGE_TOO_SHORT', 'PAGE_NOT_READABLE', 'NOT_FOUND'])
