import type { Format } from '@lectern/domain/courses/formats.ts'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { glossaries } from '../../../platform/db/schema/courses.ts'
import { documents } from '../../../platform/db/schema/documents.ts'
import { narrations } from '../../../platform/db/schema/media.ts'

/** The page that a document belongs to. */
export interface DocumentKey {
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

export type DocumentRow = typeof documents.$inferSelect

/** A document without its body, which may be large. */
export type DocumentHead = Pick<DocumentRow, 'id' | 'revision' | 'status' | 'updatedBy' | 'updatedAt'> & {
  /** False while it is deleted. */
  readonly hasBody: boolean
}

const head = {
  id: documents.id,
  revision: documents.revision,
  status: documents.status,
  updatedBy: documents.updatedBy,
  updatedAt: documents.updatedAt,
  hasBody: sql<boolean>`${documents.body} is not null`,
}

/** The fields of a key in prepared queries. */
export const keyPlaceholders = {
  courseSystem: sql.placeholder('courseSystem'),
  courseId: sql.placeholder('courseId'),
  pageId: sql.placeholder('pageId'),
  format: sql.placeholder('format'),
}

function selectMark(database: Database) {
  const audio = database.sql
    .select({
      sum: sql`sum(hashtextextended(concat_ws(' ', ${narrations.part}, ${narrations.filename}, ${narrations.host}), 0))`,
    })
    .from(narrations)
    .where(eq(narrations.documentId, documents.id))
  const glossary = database.sql
    .select({ revision: glossaries.revision })
    .from(glossaries)
    .where(
      and(eq(glossaries.courseSystem, documents.courseSystem), eq(glossaries.courseId, documents.courseId)),
    )
  const mark = sql<string>`concat_ws(' ', ${documents.revision}, ${documents.status}, coalesce((${glossary}), 0), (${audio}))`
  return database.sql.select({ id: documents.id, mark }).from(documents)
}

/** The condition for the document of a page. */
export const ofKey = (key: DocumentKey | typeof keyPlaceholders) =>
  and(
    eq(documents.courseSystem, key.courseSystem),
    eq(documents.courseId, key.courseId),
    eq(documents.pageId, key.pageId),
    eq(documents.format, key.format),
  )

export type KeyQueries = ReturnType<typeof prepareQueries>

/**
 * Queries that every read or save runs. They are prepared, because building them takes longer than running them.
 */
export function prepareQueries(database: Database) {
  return {
    mark: selectMark(database)
      .where(and(ofKey(keyPlaceholders), isNotNull(documents.body)))
      .prepare('mark'),
    lock: database.sql
      .select(head)
      .from(documents)
      .where(ofKey(keyPlaceholders))
      .for('update')
      .prepare('lock'),
  }
}

/** The existing documents of these pages of a course. */
export async function findAll(
  database: Database,
  { courseSystem, courseId, format }: Omit<DocumentKey, 'pageId'>,
  pageIds: readonly string[],
): Promise<DocumentRow[]> {
  if (pageIds.length === 0) return []
  return database.sql
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.courseSystem, courseSystem),
        eq(documents.courseId, courseId),
        eq(documents.format, format),
        inArray(documents.pageId, [...pageIds]),
      ),
    )
}

/**
 * The id of a document that is not deleted, with a mark for everything in its answer: content, status, audio
 * and glossary. The answer is unchanged while the mark is unchanged.
 */
export async function markOf(
  { mark }: KeyQueries,
  key: DocumentKey,
): Promise<{ id: string; mark: string } | undefined> {
  const [found] = await mark.execute({ ...key })
  return found
}

export async function headOf(database: Database, key: DocumentKey): Promise<DocumentHead | undefined> {
  const rows = await database.sql.select(head).from(documents).where(ofKey(key))
  return rows[0]
}

/** Within a transaction: the document, locked until the transaction ends. */
export async function lockDocument(
  { lock: locked }: KeyQueries,
  key: DocumentKey,
): Promise<DocumentHead | undefined> {
  const [row] = await locked.execute({ ...key })
  return row
}

export async function bodyOf(
  database: Database,
  documentId: string,
): Promise<Record<string, unknown> | undefined> {
  const rows = await database.sql
    .select({ body: documents.body })
    .from(documents)
    .where(eq(documents.id, documentId))
  return rows[0]?.body ?? undefined
}

export async function ofCourse(database: Database, courseSystem: string, courseId: string) {
  return database.sql
    .select({
      pageId: documents.pageId,
      format: documents.format,
      status: documents.status,
      partCount: documents.partCount,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(and(eq(documents.courseSystem, courseSystem), eq(documents.courseId, courseId)))
}

/** The value at a path of the document of a course that was saved last; undefined if the course has no document. */
export async function latestValue(
  database: Database,
  { courseSystem, courseId, format }: Omit<DocumentKey, 'pageId'>,
  path: readonly string[],
): Promise<unknown> {
  const [latest] = await database.sql
    .select({ value: sql<unknown>`${documents.body} #> string_to_array(${path.join(',')}, ',')` })
    .from(documents)
    .where(
      and(
        eq(documents.courseSystem, courseSystem),
        eq(documents.courseId, courseId),
        eq(documents.format, format),
        isNotNull(documents.body),
      ),
    )
    .orderBy(desc(documents.updatedAt))
    .limit(1)
  return latest?.value
}

/** Name of the user who changed the document last. */
export async function nameOf(database: Database, accountId: string | null): Promise<string | undefined> {
  if (!accountId) return undefined
  const [user] = await database.sql
    .select({ first: users.firstName, last: users.lastName })
    .from(users)
    .where(eq(users.id, accountId))
  return user && `${user.first} ${user.last}`.trim()
}
