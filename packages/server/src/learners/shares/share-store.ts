import type { Format } from '@lectern/domain/courses/formats.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { coursePublications } from '../../platform/db/schema/course-publications.ts'
import { documents } from '../../platform/db/schema/documents.ts'
import { publications, shares } from '../../platform/db/schema/published.ts'
import { takeForCheck } from './shared-courses-store.ts'

export type KeptShare = typeof shares.$inferSelect
export type NewShare = typeof shares.$inferInsert
export type ShareStore = ReturnType<typeof createShareStore>

/** A share with the name of its creator and the revision that learners see. */
export interface ListedShare {
  readonly share: KeptShare
  readonly first: string | null
  readonly last: string | null
  readonly publishedRevision: number | null
  readonly publishedTitle: string | null
  /** The page in the course system that shows it. Null if there is none. */
  readonly page: PageOfShare | null
}

interface PageOfShare {
  readonly id: string
  readonly title: string
  readonly url: string | null
  /** `token_hash` of the share when the page was written. Null if it is not known. */
  readonly writtenTokenHash: string | null
}

/** A slideshow or podcast of a course. */
export interface SharedDocument {
  readonly pageId: string
  readonly format: Format
}

/** Stores the id of a new share. Only queries of the database: it runs in the transaction that adds the share. */
export type KeepShare = (shareId: string) => Promise<void>

/** The fields of a share that an author may change. */
export type ShareChange = Partial<Pick<KeptShare, 'expiresAt' | 'downloads' | 'embedOrigins'>>

/** Rows of one statement, which has at most 65,535 values. */
const mostRows = 500

const keyOfDocument = ({ pageId, format }: { pageId?: string | null; format?: string | null }): string =>
  JSON.stringify([pageId, format])

/** All SQL of shares. A course is identified by its home (see `courseHome`) and its id. */
export function createShareStore(database: Database) {
  const listed = () =>
    database.sql
      .select({
        share: shares,
        first: users.firstName,
        last: users.lastName,
        publishedRevision: publications.revision,
        publishedTitle: publications.title,
        page: {
          id: coursePublications.id,
          title: coursePublications.title,
          url: coursePublications.url,
          writtenTokenHash: coursePublications.writtenTokenHash,
        },
      })
      .from(shares)
      .leftJoin(users, eq(users.id, shares.createdBy))
      .leftJoin(
        documents,
        and(
          eq(documents.courseSystem, shares.courseSystem),
          eq(documents.courseId, shares.courseId),
          eq(documents.pageId, shares.pageId),
          eq(documents.format, shares.format),
        ),
      )
      .leftJoin(publications, eq(publications.documentId, documents.id))
      .leftJoin(coursePublications, eq(coursePublications.shareId, shares.id))

  return {
    /** Adds a share. `keep` stores its id where it is used, in the same transaction. */
    async add(share: NewShare, keep?: KeepShare): Promise<string> {
      return database.transaction(async () => {
        const [added] = await database.sql.insert(shares).values(share).returning({ id: shares.id })
        if (!added) throw new Error('A share was added but not returned.')
        await keep?.(added.id)
        return added.id
      })
    },

    /**
     * Adds shares of documents of one course. A document that has one that does not end and that no page of the course system
     * uses gets no other one, also from concurrent calls.
     */
    async addUnlessHandedOut(added: readonly (NewShare & SharedDocument)[]): Promise<void> {
      const [first] = added
      if (!first) return
      const { courseSystem, courseId } = first
      const name = `shares of ${JSON.stringify([courseSystem, courseId])}`
      await database.transaction(async () => {
        // The second caller waits for the commit of the first one, and then finds its shares.
        await database.sql.execute(sql`select pg_advisory_xact_lock(hashtext('lectern'), hashtext(${name}))`)
        const found = await database.sql
          .select({ pageId: shares.pageId, format: shares.format })
          .from(shares)
          .leftJoin(coursePublications, eq(coursePublications.shareId, shares.id))
          .where(
            and(
              eq(shares.courseSystem, courseSystem),
              eq(shares.courseId, courseId),
              isNull(shares.expiresAt),
              isNull(coursePublications.id),
            ),
          )
        const known = new Set(found.map(keyOfDocument))
        const missing = added.filter((share) => !known.has(keyOfDocument(share)))
        for (let at = 0; at < missing.length; at += mostRows)
          // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction
          await database.sql.insert(shares).values(missing.slice(at, at + mostRows))
      })
    },

    /** The shares of a course and of its pages, or of one document, newest first. */
    async ofCourse(home: string, courseId: string, document?: SharedDocument): Promise<ListedShare[]> {
      return listed()
        .where(
          and(
            eq(shares.courseSystem, home),
            eq(shares.courseId, courseId),
            document && and(eq(shares.pageId, document.pageId), eq(shares.format, document.format)),
          ),
        )
        .orderBy(desc(shares.createdAt), shares.id)
    },

    async find(id: string): Promise<ListedShare | undefined> {
      const [found] = await listed().where(eq(shares.id, id))
      return found
    },

    async change(id: string, change: ShareChange): Promise<void> {
      if (Object.keys(change).length > 0)
        await database.sql.update(shares).set(change).where(eq(shares.id, id))
    },

    async renew(id: string, secret: Pick<KeptShare, 'tokenHash' | 'tokenCipher'>): Promise<void> {
      await database.sql.update(shares).set(secret).where(eq(shares.id, id))
    },

    /** Renames the course for learners. */
    async nameCourse(home: string, courseId: string, name: string, code: string): Promise<void> {
      await database.sql
        .update(shares)
        .set({ courseName: name, courseCode: code })
        .where(
          and(
            eq(shares.courseSystem, home),
            eq(shares.courseId, courseId),
            sql`(${shares.courseName}, ${shares.courseCode}) <> (${name}, ${code})`,
          ),
        )
    },

    async remove(id: string): Promise<void> {
      await database.sql.delete(shares).where(eq(shares.id, id))
    },

    takeForCheck: async (now: Date, before: Date, leftOut: readonly string[]) =>
      takeForCheck(database, now, before, leftOut),

    async forgetCourse(home: string, courseId: string): Promise<void> {
      await database.sql
        .delete(shares)
        .where(and(eq(shares.courseSystem, home), eq(shares.courseId, courseId)))
    },
  }
}
