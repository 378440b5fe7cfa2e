import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { VersionOrigin } from '@lectern/domain/documents/document-version.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { documents, documentVersions } from '../../../platform/db/schema/documents.ts'
import { type DocumentHead, type DocumentKey, ofKey } from './document-queries-store.ts'

/** The database, and the clock of its changes. */
export interface StoreContext {
  readonly database: Database
  readonly now: () => Date
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

/**
 * Writes a new revision of a document and its version. Creates the document if it does not exist. A save
 * replaces the previous version if that is a recent save of the same author that learners do not see. One statement, because other
 * writers of the document wait for it.
 */
export async function writeDocument(
  { database, now }: StoreContext,
  key: DocumentKey,
  change: Change,
): Promise<DocumentHead> {
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
        and not exists (select from publications published
          where published.document_id = written.id and published.revision = version.revision)
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
}

/** Empties a locked document; its last body stays in the history. */
export async function emptyDocument(
  { database, now }: StoreContext,
  { id, revision }: DocumentHead,
  by: string,
): Promise<void> {
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
}

export async function setStatus(
  { database }: StoreContext,
  key: DocumentKey,
  status: ContentStatus,
): Promise<boolean> {
  const changed = await database.sql
    .update(documents)
    .set({ status })
    .where(and(ofKey(key), sql`${documents.body} is not null`))
    .returning({ id: documents.id })
  return changed.length > 0
}

/** Deletes the documents of a course with their history. */
export async function forgetCourse(
  { database }: StoreContext,
  courseSystem: string,
  courseId: string,
): Promise<void> {
  await database.sql
    .delete(documents)
    .where(and(eq(documents.courseSystem, courseSystem), eq(documents.courseId, courseId)))
}
