import type { Format } from '@lectern/domain/courses/formats.ts'
import { withTranslations } from '@lectern/domain/documents/translated-page.ts'
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { coursePublications } from '../../../platform/db/schema/course-publications.ts'
import { shares } from '../../../platform/db/schema/published.ts'

/** A change by another author, and the content that Lectern would write. */
export type StoredConflict = NonNullable<KeptPublication['conflict']>

export type KeptPublication = typeof coursePublications.$inferSelect
type NewPublication = typeof coursePublications.$inferInsert
export type CoursePublicationStore = ReturnType<typeof createCoursePublicationStore>

/** The slideshow or podcast that a page shows. `courseSystem` is the home of the course. */
export interface DocumentKey {
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** A publication with the names of the users who made and changed it. */
export interface ListedPublication {
  readonly publication: KeptPublication
  readonly createdBy: string | null
  readonly updatedBy: string | null
  /** `token_hash` of its share. Null without one. */
  readonly tokenHash: string | null
}

/** A removal takes less time. An older mark is of a process that ended before it could remove it. */
const isRemoving = sql<boolean>`coalesce(${coursePublications.removingSince} > now() - interval '5 minutes', false)`

const creators = alias(users, 'creators')
const updaters = alias(users, 'updaters')
const nameOf = (first: AnyPgColumn, last: AnyPgColumn) => sql<string | null>`trim(${first} || ' ' || ${last})`

/** All SQL of pages in course systems. */
export function createCoursePublicationStore(database: Database) {
  const listed = () =>
    database.sql
      .select({
        publication: coursePublications,
        createdBy: nameOf(creators.firstName, creators.lastName),
        updatedBy: nameOf(updaters.firstName, updaters.lastName),
        tokenHash: shares.tokenHash,
      })
      .from(coursePublications)
      .leftJoin(creators, eq(creators.id, coursePublications.createdBy))
      .leftJoin(updaters, eq(updaters.id, coursePublications.updatedBy))
      .leftJoin(shares, eq(shares.id, coursePublications.shareId))
  const ofCourse = (home: string, courseId: string) =>
    and(eq(coursePublications.courseSystem, home), eq(coursePublications.courseId, courseId))

  return {
    async ofCourse(home: string, courseId: string): Promise<ListedPublication[]> {
      return listed()
        .where(ofCourse(home, courseId))
        .orderBy(asc(coursePublications.createdAt), coursePublications.id)
    },

    async findById(id: string): Promise<KeptPublication | undefined> {
      const [found] = await database.sql
        .select()
        .from(coursePublications)
        .where(eq(coursePublications.id, id))
      return found
    },

    /** The publications of a page, by format. */
    async ofPage(key: Omit<DocumentKey, 'format'>): Promise<ReadonlyMap<Format, KeptPublication>> {
      const rows = await database.sql
        .select()
        .from(coursePublications)
        .where(and(ofCourse(key.courseSystem, key.courseId), eq(coursePublications.pageId, key.pageId)))
      return new Map(rows.map((row) => [row.format, row]))
    },

    /** The publications of a page and of its translations, in every format. */
    async ofSource({
      courseSystem,
      courseId,
      pageId,
    }: Omit<DocumentKey, 'format'>): Promise<KeptPublication[]> {
      return database.sql
        .select()
        .from(coursePublications)
        .where(
          and(ofCourse(courseSystem, courseId), inArray(coursePublications.pageId, withTranslations(pageId))),
        )
    },

    /** The ids that the course system gave to the pages of Lectern. */
    async systemPageIds(home: string, courseId: string): Promise<ReadonlySet<string>> {
      const rows = await database.sql
        .select({ id: coursePublications.systemPageId })
        .from(coursePublications)
        .where(ofCourse(home, courseId))
      return new Set(rows.flatMap(({ id }) => id ?? []))
    },

    /** Adds a publication, or returns the one that its document has. */
    async findOrAdd(publication: NewPublication): Promise<KeptPublication> {
      const { courseSystem, courseId, pageId, format } = publication
      const [kept] = await database.sql
        .insert(coursePublications)
        .values(publication)
        .onConflictDoUpdate({
          target: [
            coursePublications.courseSystem,
            coursePublications.courseId,
            coursePublications.pageId,
            coursePublications.format,
          ],
          // Nothing changes. Without a change, no row is returned.
          set: { courseSystem, courseId, pageId, format },
        })
        .returning()
      if (!kept) throw new Error('A publication was added but not returned.')
      return kept
    },

    async change(id: string, change: Partial<KeptPublication>): Promise<void> {
      await database.sql
        .update(coursePublications)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(coursePublications.id, id))
    },

    /** Marks a publication as being removed. False if another request removes it. */
    async claimRemoval(id: string): Promise<boolean> {
      const claimed = await database.sql
        .update(coursePublications)
        .set({ removingSince: sql`now()` })
        .where(and(eq(coursePublications.id, id), not(isRemoving)))
        .returning({ id: coursePublications.id })
      return claimed.length > 0
    },

    /** Ends the mark of a removal that failed. */
    async endRemoval(id: string): Promise<void> {
      await database.sql
        .update(coursePublications)
        .set({ removingSince: null })
        .where(eq(coursePublications.id, id))
    },

    /** Whether a request removes the page of a document at the moment. */
    async isBeingRemoved({ pageId, format, ...key }: DocumentKey): Promise<boolean> {
      const found = await database.sql
        .select({ id: coursePublications.id })
        .from(coursePublications)
        .where(
          and(
            ofCourse(key.courseSystem, key.courseId),
            eq(coursePublications.pageId, pageId),
            eq(coursePublications.format, format),
            isRemoving,
          ),
        )
      return found.length > 0
    },

    /**
     * Deletes a publication and the share of its player and returns true, unless its page is another one than `systemPageId`
     * by now.
     */
    async remove({ id, systemPageId }: Pick<KeptPublication, 'id' | 'systemPageId'>): Promise<boolean> {
      return database.transaction(async () => {
        const [removed] = await database.sql
          .delete(coursePublications)
          .where(
            and(
              eq(coursePublications.id, id),
              sql`${coursePublications.systemPageId} is not distinct from ${systemPageId}`,
            ),
          )
          .returning({ shareId: coursePublications.shareId })
        if (!removed) return false
        // In the same transaction: after a restart, the share would be listed as a link for learners.
        if (removed.shareId !== null) await database.sql.delete(shares).where(eq(shares.id, removed.shareId))
        return true
      })
    },

    async forgetCourse(home: string, courseId: string): Promise<void> {
      await database.sql.delete(coursePublications).where(ofCourse(home, courseId))
    },
  }
}
