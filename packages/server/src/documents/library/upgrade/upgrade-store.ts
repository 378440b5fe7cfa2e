import type { Format } from '@lectern/domain/courses/formats.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { documents, documentVersions } from '../../../platform/db/schema/documents.ts'
import { jobs } from '../../../platform/db/schema/jobs.ts'

/** Differs from all other advisory locks of Lectern. Processes that start together take turns. */
const upgradeLock = 5_327_836_282

export type KeylessDocument = Pick<
  typeof documents.$inferSelect,
  'id' | 'courseSystem' | 'courseId' | 'pageId' | 'status' | 'body' | 'updatedAt' | 'updatedBy'
>

export type UpgradeStore = ReturnType<typeof createUpgradeStore>

/** SQL for documents from before parts had keys. All methods run within a transaction. */
export function createUpgradeStore(database: Database) {
  return {
    /** Some documents without keys, locked. Waits for other processes that upgrade documents. */
    async lockKeyless(format: Format, atMost: number): Promise<KeylessDocument[]> {
      await database.sql.execute(sql`select pg_advisory_xact_lock(${upgradeLock})`)
      const { id, courseSystem, courseId, pageId, status, body, updatedAt, updatedBy } = documents
      return database.sql
        .select({ id, courseSystem, courseId, pageId, status, body, updatedAt, updatedBy })
        .from(documents)
        .where(and(sql`not ${documents.keyed}`, eq(documents.format, format)))
        .orderBy(asc(documents.id))
        .limit(atMost)
        .for('update')
    },

    /** The body before a deletion, to which the audio of a deleted document belongs. */
    async deletedBody(documentId: string): Promise<Record<string, unknown> | undefined> {
      const [version] = await database.sql
        .select({ body: documentVersions.body })
        .from(documentVersions)
        .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.origin, 'deleted')))
        .orderBy(sql`${documentVersions.revision} desc`)
        .limit(1)
      return version?.body
    },

    /** Sets only the mark if no body is given. */
    async markKeyed(documentId: string, body?: Record<string, unknown>): Promise<void> {
      await database.sql
        .update(documents)
        .set({ keyed: true, ...(body && { body }) })
        .where(eq(documents.id, documentId))
    },

    /** Unfinished jobs of a page that name the parts to narrate. */
    async jobsNamingParts({ courseSystem, courseId, pageId }: KeylessDocument) {
      const { id, request } = jobs
      return database.sql
        .select({ id, request })
        .from(jobs)
        .where(
          and(
            eq(jobs.courseSystem, courseSystem),
            eq(jobs.courseId, courseId),
            eq(jobs.pageId, pageId),
            eq(jobs.kind, 'voice-slideshow'),
            sql`${jobs.state} in ('waiting', 'running') and ${jobs.request} ? 'parts'`,
          ),
        )
    },

    async changeRequest(jobId: string, request: Record<string, unknown>): Promise<void> {
      await database.sql.update(jobs).set({ request }).where(eq(jobs.id, jobId))
    },
  }
}
