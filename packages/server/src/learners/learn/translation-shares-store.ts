import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { coursePublications } from '../../platform/db/schema/course-publications.ts'
import { shares } from '../../platform/db/schema/published.ts'
import type { FindTranslationShares } from './translation-shares.ts'

export function createTranslationShares(database: Database): FindTranslationShares {
  return async ({ home, courseId, format }, pageIds) => {
    const found = await database.sql
      .select({
        shareId: shares.id,
        pageId: shares.pageId,
        tokenCipher: shares.tokenCipher,
        expiresAt: shares.expiresAt,
        downloads: shares.downloads,
      })
      .from(shares)
      .leftJoin(coursePublications, eq(coursePublications.shareId, shares.id))
      .where(
        and(
          eq(shares.courseSystem, home),
          eq(shares.courseId, courseId),
          eq(shares.format, format),
          inArray(shares.pageId, [...pageIds]),
          isNull(coursePublications.id),
        ),
      )
      .orderBy(desc(shares.createdAt), shares.id)
    return found.flatMap(({ pageId, ...share }) => (pageId === null ? [] : [{ pageId, ...share }]))
  }
}
