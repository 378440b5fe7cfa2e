import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { glossaries } from '../../platform/db/schema/courses.ts'

/** A stored glossary; revision 0 if the course has none yet. */
export interface KeptGlossary {
  readonly terms: readonly GlossaryTerm[]
  readonly revision: number
}

export type GlossaryStore = ReturnType<typeof createGlossaryStore>

/** All SQL of glossaries. A course is identified by its home (see `courseHome`) and its id. */
export function createGlossaryStore(database: Database) {
  const ofCourse = (home: string, courseId: string) =>
    and(eq(glossaries.courseSystem, home), eq(glossaries.courseId, courseId))

  return {
    async find(home: string, courseId: string): Promise<KeptGlossary> {
      const [kept] = await database.sql
        .select({ terms: glossaries.terms, revision: glossaries.revision })
        .from(glossaries)
        .where(ofCourse(home, courseId))
      return kept ?? { terms: [], revision: 0 }
    },

    /** Revision of the course's glossary; 0 if it has none yet. */
    async revisionOf(home: string, courseId: string): Promise<number> {
      const [kept] = await database.sql
        .select({ revision: glossaries.revision })
        .from(glossaries)
        .where(ofCourse(home, courseId))
      return kept?.revision ?? 0
    },

    /** Replaces the previous revision with `next`. False if that is no longer the newest. */
    async replace(home: string, courseId: string, next: KeptGlossary, by: string | null): Promise<boolean> {
      const row = { revision: next.revision, terms: next.terms, updatedBy: by, updatedAt: new Date() }
      const written =
        next.revision === 1
          ? await database.sql
              .insert(glossaries)
              .values({ courseSystem: home, courseId, ...row })
              .onConflictDoNothing()
              .returning({ revision: glossaries.revision })
          : await database.sql
              .update(glossaries)
              .set(row)
              .where(and(ofCourse(home, courseId), eq(glossaries.revision, next.revision - 1)))
              .returning({ revision: glossaries.revision })
      return written.length > 0
    },

    async forgetCourse(home: string, courseId: string): Promise<void> {
      await database.sql.delete(glossaries).where(ofCourse(home, courseId))
    },
  }
}
