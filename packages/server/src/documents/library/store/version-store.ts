import { historyDays } from '@lectern/domain/documents/document-version.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { users } from '../../../platform/db/schema/accounts.ts'
import { documents, documentVersions } from '../../../platform/db/schema/documents.ts'
import type { StoreContext } from './document-changes-store.ts'

export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

/** The body before the last deletion, if the deletion is recent enough. */
export async function lastDeleted(
  { database, now }: StoreContext,
  documentId: string,
): Promise<Record<string, unknown> | undefined> {
  const [version] = await database.sql
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.origin, 'deleted')))
    .orderBy(sql`${documentVersions.revision} desc`)
    .limit(1)
  const kept = version && now().getTime() - version.savedAt.getTime() < historyDays * 86_400_000
  return kept ? version.body : undefined
}

/** The history of a document, newest first, without the bodies. */
export async function versionsOf({ database }: StoreContext, documentId: string) {
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
}

export async function versionBody(
  { database }: StoreContext,
  documentId: string,
  revision: number,
): Promise<Record<string, unknown> | undefined> {
  const rows = await database.sql
    .select({ body: documentVersions.body })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.revision, revision)))
  return rows[0]?.body
}

/**
 * Deletes at most `limit` versions that are too old for the history, except the newest version of each document
 * that is not deleted. Returns the number of deleted ones.
 */
export async function forgetOldVersions({ database, now }: StoreContext, limit: number): Promise<number> {
  const before = new Date(now().getTime() - historyDays * 86_400_000).toISOString()
  const forgotten = await database.sql.execute(sql`
    delete from ${documentVersions} where (document_id, revision) in (
      select version.document_id, version.revision from ${documentVersions} version
      join ${documents} document on document.id = version.document_id
      where version.saved_at < ${before} and (version.revision < document.revision or document.body is null) limit ${limit})
    returning revision`)
  return forgotten.length
}
