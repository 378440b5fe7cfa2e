import { type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import { passage, type Passage } from '@lectern/domain/sources/passage.ts'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Database } from '../../platform/db/database.ts'
import { coursePages } from '../../platform/db/schema/courses.ts'
import { documents, pageReadings } from '../../platform/db/schema/documents.ts'
import { bindFunctions } from '../../platform/runtime/bind-functions.ts'
import type { ChangeCounts } from './count-changes.ts'

/** A document of a course, the time of edit of its page, and its last reading. */
export interface ReadDocument {
  readonly id: string
  readonly pageId: string
  readonly format: Format
  readonly revision: number
  readonly createdAt: Date
  /** Null if the course system does not say. */
  readonly editedAt: Date | null
  readonly reading: typeof pageReadings.$inferSelect | null
}

/** The result of comparing a document with its page. */
export interface Reading {
  readonly documentId: string
  /** The page's time of edit in the list of the course. */
  readonly editedAt: Date | null
  readonly pageHash: string | undefined
  readonly sourceHash: string | undefined
  readonly revision: number
  readonly counts: ChangeCounts
  /** When the page was read. Now by default. */
  readonly readAt?: Date
}

export type PageReadingStore = ReturnType<typeof createPageReadingStore>

/** All SQL of the readings of pages. */
export const createPageReadingStore = (database: Database) =>
  bindFunctions(database, { documentsOf, sourcesOf, editedAtOf, keep })

/** The documents of a course, or of one of its pages, in the order of its pages. */
async function documentsOf(
  database: Database,
  { courseSystem, courseId, pageId }: { courseSystem: string; courseId: string; pageId?: string },
): Promise<ReadDocument[]> {
  const listed = database.sql
    .select({
      pageId: coursePages.pageId,
      place: sql<number>`min(${coursePages.place})`.as('place'),
      editedAt: sql`max(${coursePages.editedAt})`.mapWith(coursePages.editedAt).as('listed_edit'),
    })
    .from(coursePages)
    .where(and(eq(coursePages.courseSystem, courseSystem), eq(coursePages.courseId, courseId)))
    .groupBy(coursePages.pageId)
    .as('listed')
  return database.sql
    .select({
      id: documents.id,
      pageId: documents.pageId,
      format: documents.format,
      revision: documents.revision,
      createdAt: documents.createdAt,
      editedAt: listed.editedAt,
      reading: pageReadings,
    })
    .from(documents)
    .innerJoin(listed, eq(listed.pageId, documents.pageId))
    .leftJoin(pageReadings, eq(pageReadings.documentId, documents.id))
    .where(
      and(
        eq(documents.courseSystem, courseSystem),
        eq(documents.courseId, courseId),
        inArray(documents.format, [...formatNames]),
        isNotNull(documents.body),
        pageId === undefined ? undefined : eq(documents.pageId, pageId),
      ),
    )
    .orderBy(listed.place, documents.format)
}

const passages = z.array(passage)

/** The passages of documents at their current revision. */
async function sourcesOf(database: Database, ids: readonly string[]) {
  const found = new Map<string, { revision: number; passages: readonly Passage[] }>()
  if (ids.length === 0) return found
  const rows = await database.sql
    .select({
      id: documents.id,
      revision: documents.revision,
      passages: sql<unknown>`${documents.body} -> 'passages'`,
    })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
  for (const { id, revision, passages: stored } of rows)
    found.set(id, { revision, passages: passages.safeParse(stored).data ?? [] })
  return found
}

/** The time of edit of a page in the list of the course. Null if the course system does not say. */
async function editedAtOf(
  database: Database,
  { courseSystem, courseId, pageId }: { courseSystem: string; courseId: string; pageId: string },
): Promise<Date | null> {
  const [page] = await database.sql
    .select({ editedAt: sql`max(${coursePages.editedAt})`.mapWith(coursePages.editedAt) })
    .from(coursePages)
    .where(
      and(
        eq(coursePages.courseSystem, courseSystem),
        eq(coursePages.courseId, courseId),
        eq(coursePages.pageId, pageId),
      ),
    )
  return page?.editedAt ?? null
}

/** Keeps the readings of documents that still exist. */
async function keep(database: Database, readings: readonly Reading[]): Promise<void> {
  for (const { documentId, editedAt, pageHash = null, sourceHash = null, revision, ...more } of readings) {
    const { changed, removed, added } = more.counts
    const readAt = more.readAt?.toISOString() ?? null
    // oxlint-disable-next-line no-await-in-loop -- one or two rows
    await database.sql.execute(sql`
      insert into ${pageReadings}
        (document_id, edited_at, page_hash, source_hash, revision, changed, removed, added, read_at)
      select id, ${editedAt?.toISOString() ?? null}::timestamptz, ${pageHash}, ${sourceHash}, ${revision}::int,
        ${changed}::int, ${removed}::int, ${added}::int,
        coalesce(${readAt}::timestamptz, now())
      from ${documents} where id = ${documentId}
      on conflict (document_id) do update set edited_at = excluded.edited_at, page_hash = excluded.page_hash,
        source_hash = excluded.source_hash, revision = excluded.revision, changed = excluded.changed,
        removed = excluded.removed, added = excluded.added, read_at = excluded.read_at`)
  }
}
