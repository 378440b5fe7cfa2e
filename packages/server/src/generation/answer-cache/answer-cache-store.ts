import type { Format } from '@lectern/domain/courses/formats.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { keptAnswers } from '../../platform/db/schema/kept-answers.ts'

/** The place of stored answers: a page in a format, at its home (see `courseHome`). */
export interface AnswerCachePlace {
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** Answers of attempts that are never repeated are deleted after this time. */
const keptDays = 7

/** All SQL of kept answers. */
export function createAnswerCacheStore(database: Database) {
  const at = ({ home, courseId, pageId, format }: AnswerCachePlace) =>
    and(
      eq(keptAnswers.courseSystem, home),
      eq(keptAnswers.courseId, courseId),
      eq(keptAnswers.pageId, pageId),
      eq(keptAnswers.format, format),
    )

  return {
    async find(place: AnswerCachePlace, key: string): Promise<string | undefined> {
      const [kept] = await database.sql
        .select({ answer: keptAnswers.answer })
        .from(keptAnswers)
        .where(and(at(place), eq(keptAnswers.key, key)))
      return kept?.answer
    },

    /** Replaces an answer of the same key. */
    async keep(place: AnswerCachePlace, key: string, answer: string): Promise<void> {
      const { home, courseId, pageId, format } = place
      await database.sql
        .insert(keptAnswers)
        .values({ courseSystem: home, courseId, pageId, format, key, answer })
        .onConflictDoUpdate({
          target: [
            keptAnswers.courseSystem,
            keptAnswers.courseId,
            keptAnswers.pageId,
            keptAnswers.format,
            keptAnswers.key,
          ],
          set: { answer, createdAt: sql`now()` },
        })
    },

    async forget(place: AnswerCachePlace, keys: readonly string[]): Promise<void> {
      await database.sql.delete(keptAnswers).where(and(at(place), inArray(keptAnswers.key, [...keys])))
    },

    /** Deletes all answers about a page in a format. */
    async forgetAll(place: AnswerCachePlace): Promise<void> {
      await database.sql.delete(keptAnswers).where(at(place))
    },

    async forgetCourse(home: string, courseId: string): Promise<void> {
      await database.sql
        .delete(keptAnswers)
        .where(and(eq(keptAnswers.courseSystem, home), eq(keptAnswers.courseId, courseId)))
    },

    /** Deletes at most `limit` old answers, and returns their number. */
    async forgetOld(limit: number): Promise<number> {
      const old = database.sql
        .select({ id: sql`ctid` })
        .from(keptAnswers)
        .where(lt(keptAnswers.createdAt, sql`now() - make_interval(days => ${keptDays})`))
        .limit(limit)
      const removed = await database.sql
        .delete(keptAnswers)
        .where(inArray(sql`ctid`, old))
        .returning({ key: keptAnswers.key })
      return removed.length
    },
  }
}
