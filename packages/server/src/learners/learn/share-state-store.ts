import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { coursePages, pageLists, podcastFeeds } from '../../platform/db/schema/courses.ts'
import { documents } from '../../platform/db/schema/documents.ts'
import { importedCourses } from '../../platform/db/schema/imports.ts'
import { publications, shares } from '../../platform/db/schema/published.ts'
import type { KeptShare } from '../shares/share-store.ts'

/** A share that a learner opens. */
export interface OpenedShare {
  readonly share: KeptShare
  /** Unchanged while everything that its pages read outside the share is unchanged. */
  readonly state: string
}

export type ShareStates = ReturnType<typeof createShareStates>

/**
 * Reads shares by their secrets. It is one prepared query, because every request of a learner runs it. It has no parameter
 * that differs between learners of one share, so concurrent requests share its rows.
 */
export function createShareStates(database: Database) {
  const query = database.sql
    .select({ share: shares, state: stateOf(database) })
    .from(shares)
    .where(eq(shares.tokenHash, sql.placeholder('tokenHash')))
    .prepare('share with state')

  return {
    /** The share of a secret, unless it has ended. */
    async open(tokenHash: string, now: Date): Promise<OpenedShare | undefined> {
      const [found] = await query.execute({ tokenHash })
      if (!found) return undefined
      const { expiresAt } = found.share
      return expiresAt === null || expiresAt > now ? found : undefined
    },
  }
}

const otherShares = alias(shares, 'other_shares')

const ofCourseOfShare = (
  table: typeof documents | typeof coursePages | typeof pageLists | typeof podcastFeeds | typeof otherShares,
) => and(eq(table.courseSystem, shares.courseSystem), eq(table.courseId, shares.courseId))

/** The page of the original, for the share of a translation. */
const originalPage = sql`regexp_replace(${shares.pageId}, '@[a-z]{2}$', '')`

/**
 * Whether an id is that of the page of a share, or of its content in another language. Ids that begin in the same way are
 * included, which only reads a view again.
 */
const isInFamily = (pageId: typeof documents.pageId | typeof otherShares.pageId) =>
  sql`starts_with(${pageId}, ${originalPage})`

/**
 * The published versions and the page of a share, in all languages, and the shares of its translations. For the share of a
 * course: its list of pages and its feed.
 */
function stateOf(database: Database) {
  const { id } = documents
  const { revision, publishedAt, silentParts, durationMs } = publications
  const published = database.sql
    .select({
      sum: sql`sum(hashtextextended(concat_ws(' ', ${id}, ${revision}, ${publishedAt}, ${silentParts}, ${durationMs}), 0))`,
    })
    .from(publications)
    .innerJoin(documents, eq(documents.id, publications.documentId))
    .where(
      and(
        ofCourseOfShare(documents),
        isNotNull(documents.body),
        or(isNull(shares.pageId), isInFamily(documents.pageId)),
      ),
    )
  const { tokenHash, expiresAt, downloads } = otherShares
  const translations = database.sql
    .select({
      sum: sql`sum(hashtextextended(concat_ws(' ', ${otherShares.id}, ${tokenHash}, ${expiresAt}, ${downloads}), 0))`,
    })
    .from(otherShares)
    .where(and(ofCourseOfShare(otherShares), isInFamily(otherShares.pageId)))
  const page = database.sql
    .select({
      names: sql`json_agg(json_build_array(${coursePages.title}, ${coursePages.moduleName}) order by ${coursePages.place})`,
    })
    .from(coursePages)
    .where(
      and(ofCourseOfShare(coursePages), sql`${coursePages.pageId} in (${shares.pageId}, ${originalPage})`),
    )
  const list = database.sql
    .select({ readAt: pageLists.readAt })
    .from(pageLists)
    .where(and(ofCourseOfShare(pageLists), isNull(shares.pageId)))
  const feed = database.sql
    .select({ token: podcastFeeds.tokenHash })
    .from(podcastFeeds)
    .where(and(ofCourseOfShare(podcastFeeds), isNull(shares.pageId)))
  const imported = database.sql
    .select({ isThere: sql`${importedCourses.removedAt} is null` })
    .from(importedCourses)
    .where(eq(importedCourses.id, shares.courseId))
  return sql<string>`json_build_array((${published}), (${translations}), (${page}), (${list}), (${feed}), (${imported}))::text`
}
