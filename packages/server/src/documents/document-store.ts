import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import { historyDays, type VersionOrigin } from '@lectern/domain/documents/document-version.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { documents, documentVersions, glossaries, narrations, users } from '../db/schema.ts'

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

/** A body to be stored. */
interface Change {
  /** As JSON. */
  readonly body: string
  /** Slides or segments. */
  readonly partCount: number
  readonly status: ContentStatus
  readonly origin: VersionOrigin
  readonly by: string | null
  /** Never merged into the previous version. */
  readonly apart?: boolean
}

/** Consecutive saves of one author are one version until this much time has passed since the first of them. */
const foldMinutes = 5

export type DocumentStore = ReturnType<typeof createDocumentStore>

const head = {
  id: documents.id,
  revision: documents.revision,
  status: documents.status,
  updatedBy: documents.updatedBy,
  updatedAt: documents.updatedAt,
  hasBody: sql<boolean>`${documents.body} is not null`,
}

const placeholders = {
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

/** All SQL of documents and their history. */
export function createDocumentStore(database: Database, now: () => Date = () => new Date()) {
  const ofKey = (key: DocumentKey | typeof placeholders) =>
    and(
      eq(documents.courseSystem, key.courseSystem),
      eq(documents.courseId, key.courseId),
      eq(documents.pageId, key.pageId),
      eq(documents.format, key.format),
    )

  // Prepared, because every read queries the mark and every save takes the lock. Building these queries takes
  // longer than running them.
  const prepared = {
    mark: selectMark(database)
      .where(and(ofKey(placeholders), isNotNull(documents.body)))
      .prepare('mark'),
    lock: database.sql.select(head).from(documents).where(ofKey(placeholders)).for('update').prepare('lock'),
  }

  return {
    /** The existing documents of these pages of a course. */
    async findAll(
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
    },

    /**
     * The id of a document that is not deleted, with a mark for everything in its answer: content, status, audio
     * and glossary. The answer is unchanged while the mark is unchanged.
     */
    async markOf(key: DocumentKey): Promise<{ id: string; mark: string } | undefined> {
      const [found] = await prepared.mark.execute({ ...key })
      return found
    },

    async head(key: DocumentKey): Promise<DocumentHead | undefined> {
      const rows = await database.sql.select(head).from(documents).where(ofKey(key))
      return rows[0]
    },

    /** Within a transaction: the document, locked until the transaction ends. */
    async lock(key: DocumentKey): Promise<DocumentHead | undefined> {
      const [row] = await prepared.lock.execute({ ...key })
      return row
    },

    async bodyOf(documentId: string): Promise<Record<string, unknown> | undefined> {
      const rows = await database.sql
        .select({ body: documents.body })
        .from(documents)
        .where(eq(documents.id, documentId))
      return rows[0]?.body ?? undefined
    },

    /**
     * Writes a new revision of a document and its version. Creates the document if it does not exist. A save
     * replaces the previous version if that is a recent save of the same author. One statement, because other
     * writers of the document wait for it.
     */
    async write(key: DocumentKey, change: Change): Promise<DocumentHead> {
      const { body, partCount, status, origin, by, apart = false } = change
      const { courseSystem, courseId, pageId, format } = key
      const at = now()
      const foldsInto = new Date(at.getTime() - foldMinutes * 60_000).toISOString()
      const [written] = await database.sql.execute<{ id: string; revision: number }>(sql`
        with written as (
          insert into documents as kept
            (course_system, course_id, page_id, format, status, revision, body, part_count, keyed, updated_by, updated_at)
          values (${courseSystem}, ${courseId}, ${pageId}, ${format}, ${status}, 1, ${body}::jsonb, ${partCount}, true,
            ${by}::uuid, ${at.toISOString()}::timestamptz)
          on conflict (course_system, course_id, page_id, format) do update set
            status = excluded.status, revision = kept.revision + 1, body = excluded.body,
            part_count = excluded.part_count, keyed = true, updated_by = excluded.updated_by,
            updated_at = excluded.updated_at
          returning id, revision, body, part_count, updated_by, updated_at
        ), folded as (
          update document_versions version set
            revision = written.revision, body = written.body, part_count = written.part_count,
            saved_at = written.updated_at
          from written
          where ${origin === 'saved' && !apart} and version.document_id = written.id
            and version.revision = written.revision - 1 and version.origin = 'saved'
            and version.saved_by is not distinct from written.updated_by and version.started_at > ${foldsInto}::timestamptz
          returning version.revision
        ), added as (
          insert into document_versions
            (document_id, revision, origin, body, part_count, saved_by, started_at, saved_at)
          select id, revision, ${origin}, body, part_count, updated_by, updated_at, updated_at
          from written where not exists (select from folded)
        )
        select id, revision from written`)
      if (!written) throw new Error('A document was written but not returned.')
      return { ...written, status, updatedBy: by, updatedAt: at, hasBody: true }
    },

    /** Empties a locked document; its last body stays in the history. */
    async empty({ id, revision }: DocumentHead, by: string): Promise<void> {
      const at = now()
      const version = revision + 1
      await database.sql.execute(sql`
        insert into ${documentVersions} (document_id, revision, origin, body, part_count, saved_by, started_at, saved_at)
        select id, ${version}::int, 'deleted', body, part_count, ${by}::uuid, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
        from ${documents} where id = ${id} and body is not null`)
      await database.sql
        .update(documents)
        .set({
          body: null,
          partCount: 0,
          status: 'Not_Started',
          revision: version,
          updatedBy: by,
          updatedAt: at,
        })
        .where(eq(documents.id, id))
    },

    /** The body before the last deletion, if the deletion is recent enough. */
    async lastDeleted(documentId: string): Promise<Record<string, unknown> | undefined> {
      const [version] = await database.sql
        .select()
        .from(documentVersions)
        .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.origin, 'deleted')))
        .orderBy(sql`${documentVersions.revision} desc`)
        .limit(1)
      const kept = version && now().getTime() - version.savedAt.getTime() < historyDays * 86_400_000
      return kept ? version.body : undefined
    },

    /** The history of a document, newest first, without the bodies. */
    async versionsOf(documentId: string) {
      return database.sql
        .select({
          revision: documentVersions.revision,
          origin: documentVersions.origin,
          partCount: documentVersions.partCount,
          savedAt: documentVersions.savedAt,
          first: users.firstName,
          last: users.lastName,
        })
        .from(documentVersions)
        .leftJoin(users, eq(users.id, documentVersions.savedBy))
        .where(eq(documentVersions.documentId, documentId))
        .orderBy(desc(documentVersions.revision))
    },

    async version(documentId: string, revision: number): Promise<Record<string, unknown> | undefined> {
      const rows = await database.sql
        .select({ body: documentVersions.body })
        .from(documentVersions)
        .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.revision, revision)))
      return rows[0]?.body
    },

    async setStatus(key: DocumentKey, status: ContentStatus): Promise<boolean> {
      const changed = await database.sql
        .update(documents)
        .set({ status })
        .where(and(ofKey(key), sql`${documents.body} is not null`))
        .returning({ id: documents.id })
      return changed.length > 0
    },

    async ofCourse(courseSystem: string, courseId: string) {
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
    },

    /** Name of the user who changed the document last. */
    async nameOf(accountId: string | null): Promise<string | undefined> {
      if (!accountId) return undefined
      const [user] = await database.sql
        .select({ first: users.firstName, last: users.lastName })
        .from(users)
        .where(eq(users.id, accountId))
      return user && `${user.first} ${user.last}`.trim()
    },

    /** Deletes the documents of a course with their history. */
    async forgetCourse(courseSystem: string, courseId: string): Promise<void> {
      await database.sql
        .delete(documents)
        .where(and(eq(documents.courseSystem, courseSystem), eq(documents.courseId, courseId)))
    },

    /**
     * Deletes at most `limit` versions that are too old for the history, except the newest version of each document
     * that is not deleted. Returns the number of deleted ones.
     */
    async forgetOldVersions(limit: number): Promise<number> {
      const before = new Date(now().getTime() - historyDays * 86_400_000).toISOString()
      const forgotten = await database.sql.execute(sql`
        delete from ${documentVersions} where (document_id, revision) in (
          select version.document_id, version.revision from ${documentVersions} version
          join ${documents} document on document.id = version.document_id
          where version.saved_at < ${before} and (version.revision < document.revision or document.body is null) limit ${limit})
        returning revision`)
      return forgotten.length
    },
  }
}
