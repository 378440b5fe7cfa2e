import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { VersionOrigin } from '@lectern/domain/documents/document-version.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { documents, documentVersions, media, narrations, users } from '../db/schema.ts'

/** The page that a document belongs to. */
export interface DocumentKey {
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

export type DocumentRow = typeof documents.$inferSelect

/** Consecutive saves of one author within this time are one version. */
const foldMinutes = 5
/** Deleted documents and old versions can be restored for so long. */
const historyDays = 30

export type DocumentStore = ReturnType<typeof createDocumentStore>

/** All SQL of documents, their history and which audio belongs to their parts. */
export function createDocumentStore(database: Database) {
  const ofKey = (key: DocumentKey) =>
    and(
      eq(documents.courseSystem, key.courseSystem),
      eq(documents.courseId, key.courseId),
      eq(documents.pageId, key.pageId),
      eq(documents.format, key.format),
    )

  async function addVersion(
    row: DocumentRow,
    body: Record<string, unknown>,
    origin: VersionOrigin,
    savedBy: string | null,
    apart = false,
  ) {
    if (origin === 'saved' && !apart) {
      const [last] = await database.sql
        .select()
        .from(documentVersions)
        .where(eq(documentVersions.documentId, row.id))
        .orderBy(sql`${documentVersions.revision} desc`)
        .limit(1)
      const recent = last && Date.now() - last.savedAt.getTime() < foldMinutes * 60_000
      if (
        last &&
        recent &&
        last.origin === 'saved' &&
        last.savedBy === savedBy &&
        last.revision === row.revision - 1
      ) {
        await database.sql
          .update(documentVersions)
          .set({ revision: row.revision, body, savedAt: new Date() })
          .where(and(eq(documentVersions.documentId, row.id), eq(documentVersions.revision, last.revision)))
        return
      }
    }
    await database.sql
      .insert(documentVersions)
      .values({ documentId: row.id, revision: row.revision, origin, body, savedBy })
  }

  return {
    async find(key: DocumentKey): Promise<DocumentRow | undefined> {
      const rows = await database.sql.select().from(documents).where(ofKey(key))
      return rows[0]
    },

    /** Within a transaction: the document, locked until its end. */
    async lock(key: DocumentKey): Promise<DocumentRow | undefined> {
      const rows = await database.sql.select().from(documents).where(ofKey(key)).for('update')
      return rows[0]
    },

    /** Writes a new revision of a document, and its version. Makes the document where there is none. */
    async write(
      key: DocumentKey,
      change: {
        body: Record<string, unknown>
        partCount: number
        status: ContentStatus
        origin: VersionOrigin
        by: string | null
        /** Never folded into the version before it. */
        apart?: boolean
      },
    ): Promise<DocumentRow> {
      const values = {
        body: change.body,
        partCount: change.partCount,
        status: change.status,
        updatedBy: change.by,
        updatedAt: new Date(),
      }
      const [row] = await database.sql
        .insert(documents)
        .values({ ...key, ...values, revision: 1 })
        .onConflictDoUpdate({
          target: [documents.courseSystem, documents.courseId, documents.pageId, documents.format],
          set: { ...values, revision: sql`${documents.revision} + 1` },
        })
        .returning()
      if (!row) throw new Error('A document was written but not returned.')
      await addVersion(row, change.body, change.origin, change.by, change.apart)
      return row
    },

    /** Empties a document; its last body stays in the history. */
    async empty(row: DocumentRow, by: string): Promise<void> {
      await database.sql
        .update(documents)
        .set({
          body: null,
          partCount: 0,
          status: 'Not_Started',
          revision: row.revision + 1,
          updatedBy: by,
          updatedAt: new Date(),
        })
        .where(eq(documents.id, row.id))
      if (row.body) await addVersion({ ...row, revision: row.revision + 1 }, row.body, 'deleted', by)
    },

    /** The body that the last deletion kept, if it is not too long ago. */
    async lastDeleted(row: DocumentRow): Promise<Record<string, unknown> | undefined> {
      const [version] = await database.sql
        .select()
        .from(documentVersions)
        .where(and(eq(documentVersions.documentId, row.id), eq(documentVersions.origin, 'deleted')))
        .orderBy(sql`${documentVersions.revision} desc`)
        .limit(1)
      const kept = version && Date.now() - version.savedAt.getTime() < historyDays * 86_400_000
      return kept ? version.body : undefined
    },

    /** The history of a document, newest first. */
    async versionsOf(documentId: string) {
      return database.sql
        .select({
          revision: documentVersions.revision,
          origin: documentVersions.origin,
          body: documentVersions.body,
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

    /** Who changed a document last, by name. */
    async nameOf(accountId: string | null): Promise<string | undefined> {
      if (!accountId) return undefined
      const [user] = await database.sql
        .select({ first: users.firstName, last: users.lastName })
        .from(users)
        .where(eq(users.id, accountId))
      return user && `${user.first} ${user.last}`.trim()
    },

    /** The audio of a document's parts, with what it was made from. */
    async audioOf(documentId: string) {
      return database.sql
        .select({ part: narrations.part, file: media })
        .from(narrations)
        .innerJoin(media, eq(media.filename, narrations.filename))
        .where(eq(narrations.documentId, documentId))
    },

    async setAudio(documentId: string, part: string, filename: string): Promise<void> {
      await database.sql
        .insert(narrations)
        .values({ documentId, part, filename })
        .onConflictDoUpdate({
          target: [narrations.documentId, narrations.part],
          set: { filename: sql`excluded.filename` },
        })
    },

    /** Makes this the whole of a document's audio. */
    async replaceAudio(documentId: string, audio: ReadonlyMap<string, string>): Promise<void> {
      await database.sql.delete(narrations).where(eq(narrations.documentId, documentId))
      const rows = [...audio].map(([part, filename]) => ({ documentId, part, filename }))
      if (rows.length > 0) await database.sql.insert(narrations).values(rows)
    },

    /** Audio files of a document's page, by name: a document may name them, and no others. All of them without names. */
    async audioFilesOfPage(key: DocumentKey, filenames?: readonly string[]) {
      if (filenames?.length === 0) return []
      return database.sql
        .select()
        .from(media)
        .where(
          and(
            eq(media.kind, 'audio'),
            eq(media.courseSystem, key.courseSystem),
            eq(media.courseId, key.courseId),
            eq(media.pageId, key.pageId),
            filenames && inArray(media.filename, [...filenames]),
          ),
        )
        .orderBy(desc(media.createdAt))
    },

    /** Forgets the documents of a course with all their history. */
    async forgetCourse(courseSystem: string, courseId: string): Promise<void> {
      await database.sql
        .delete(documents)
        .where(and(eq(documents.courseSystem, courseSystem), eq(documents.courseId, courseId)))
    },

    /** Forgets versions older than the history reaches, except each document's newest. */
    async forgetOldVersions(): Promise<void> {
      const before = new Date(Date.now() - historyDays * 86_400_000)
      await database.sql
        .delete(documentVersions)
        .where(
          and(
            lt(documentVersions.savedAt, before),
            sql`${documentVersions.revision} < (select revision from ${documents} where ${documents.id} = ${documentVersions.documentId})`,
          ),
        )
    },
  }
}
